/** Figures, trees and mountains as paths: all drawn for this table. */

/** A figure that walks, on 32 × 44: cloak and head. */
export const figure = 'M16 2A7 7 0 0 1 20.5 14.4Q27 18 28.5 40H3.5Q5 18 11.5 14.4A7 7 0 0 1 16 2Z';

export const fir = (x: number, y: number, size: number): string => {
  const half = size * 0.34;
  return `M${x} ${y - size}L${x + half} ${y - size * 0.42}H${x + half * 0.45}L${x + half * 1.25} ${y}H${x - half * 1.25}L${x - half * 0.45} ${y - size * 0.42}H${x - half}Z`;
};

export const bush = (x: number, y: number, size: number): string => {
  const r = size * 0.4;
  return `M${x - r} ${y}A${r} ${r} 0 0 1 ${x - r * 0.3} ${y - r * 1.3}A${r} ${r} 0 0 1 ${x + r} ${y - r * 0.5}A${r * 0.7} ${r * 0.7} 0 0 1 ${x + r} ${y}Z`;
};

export const peak = (x: number, y: number, size: number): string =>
  `M${x - size * 0.7} ${y}L${x} ${y - size}L${x + size * 0.7} ${y}Z`;

export const snow = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}L${x + size * 0.28} ${y - size * 0.6}L${x + size * 0.1} ${y - size * 0.68}L${x} ${y - size * 0.55}L${x - size * 0.12} ${y - size * 0.68}L${x - size * 0.28} ${y - size * 0.6}Z`;

export const wave = (x: number, y: number, size: number): string =>
  `M${x - size} ${y}q${size / 4} ${-size / 3} ${size / 2} 0t${size / 2} 0t${size / 2} 0t${size / 2} 0`;

export const cloud = (x: number, y: number, size: number): string =>
  `M${x - size} ${y}a${size * 0.4} ${size * 0.4} 0 0 1 ${size * 0.4} ${-size * 0.45}a${size * 0.55} ${size * 0.55} 0 0 1 ${size} ${-size * 0.05}a${size * 0.35} ${size * 0.35} 0 0 1 ${size * 0.6} ${size * 0.5}Z`;

export const flame = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}q${size * 0.5} ${size * 0.45} ${size * 0.32} ${size * 0.75}q-${size * 0.32} ${size * 0.4} -${size * 0.64} 0q-${size * 0.14} -${size * 0.3} ${size * 0.1} -${size * 0.42}q${size * 0.06} ${size * 0.16} ${size * 0.16} ${size * 0.16}q-${size * 0.1} -${size * 0.3} ${size * 0.06} -${size * 0.49}Z`;
