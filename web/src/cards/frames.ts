/** The shapes of a card, one set per colour: they differ in form too, for eyes that do not tell the colours. */

import type { Colour } from './faces';

/** The middle of an emblem, on 24 × 24. */
export const emblems: Readonly<Record<Colour, string>> = {
  gold: 'M4.5 9V4.6h3V7h2.8V4h3.4v3h2.8V4.6h3V9l-2 2.6V20h-4v-3.4a1.5 1.5 0 0 0-3 0V20h-4v-8.4z',
  green:
    'M20 3.5C10 3 4 8 4.3 15.2L3 20l1.6.8 2-3.4C13.6 19.6 20.5 15 20 3.5zM7.2 15.2C9 11.2 12 8.8 16 7.6c-3 2-5.6 4.4-7.4 8z',
  red: 'M12.3 2c.8 4.2 6 6.6 6 12.2A6.3 6.3 0 0 1 12 20.7a6.3 6.3 0 0 1-6.3-6.5c0-3 1.5-4.7 2.6-6.7.3 2.1 1 3.1 2.3 3.7-.4-3.3.2-6.2 1.7-9.2z',
  violet:
    'M14.6 3.2A9 9 0 1 0 20.8 16a7.6 7.6 0 0 1-6.2-12.8zM19 4l.9 2.3 2.3.9-2.3.9-.9 2.3-.9-2.3-2.3-.9 2.3-.9z',
  blue: 'M2.5 10c3-4.5 6.5-4.5 9.5 0s6.5 4.5 9.5 0v4c-3 4.5-6.5 4.5-9.5 0s-6.5-4.5-9.5 0z',
  yellow:
    'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.5 5l1.5-1.5 2.8 2.8-1.5 1.5zM16.2 17.7l1.5-1.5 2.8 2.8-1.5 1.5zM19 3.5L20.5 5l-2.8 2.8-1.5-1.5zM6.3 16.2l1.5 1.5L5 20.5 3.5 19z',
  grey: 'M12 2.5l2.6 6.9 6.9 2.6-6.9 2.6-2.6 6.9-2.6-6.9L2.5 12l6.9-2.6z',
};

/** The badge around an emblem, on 24 × 24. */
export const badges: Readonly<Record<Colour, string>> = {
  gold: 'M1 1h22v12c0 6-5 9-11 11C6 22 1 19 1 13z',
  green: 'M12 .5A11.5 11.5 0 1 1 12 23.5 11.5 11.5 0 0 1 12 .5z',
  red: 'M12 0l11 6v12l-11 6L1 18V6z',
  violet: 'M12-1.5L25.5 12 12 25.5-1.5 12z',
  blue: 'M5 0h14a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5z',
  yellow: 'M7 0h10l7 7v10l-7 7H7l-7-7V7z',
  grey: 'M1 1h22v22H1z',
};

/** The window of the picture on a card of 100 × 140, down to `bottom`. */
export function windowOf(colour: Colour, bottom: number): string {
  const middle = (9 + bottom) / 2;
  const shapes: Record<Colour, string> = {
    gold: `M9 ${bottom}V36C9 20 32 17 50 8C68 17 91 20 91 36V${bottom}Z`,
    green: `M50 8C82 8 92 19 92 ${middle}C92 ${bottom - 7} 80 ${bottom} 50 ${bottom}C20 ${bottom} 8 ${bottom - 7} 8 ${middle}C8 19 18 8 50 8Z`,
    red: `M25 8H75L92 26V${bottom - 13}L80 ${bottom}H20L8 ${bottom - 13}V26Z`,
    violet: `M24 8H76A16 16 0 0 0 92 24V${bottom - 12}A12 12 0 0 0 80 ${bottom}H20A12 12 0 0 0 8 ${bottom - 12}V24A16 16 0 0 0 24 8Z`,
    blue: `M18 8H82Q92 8 92 18V${bottom - 8}Q92 ${bottom} 84 ${bottom}H16Q8 ${bottom} 8 ${bottom - 8}V18Q8 8 18 8Z`,
    yellow: `M8 ${bottom}V50A42 42 0 0 1 92 50V${bottom}Z`,
    grey: `M8 8H92V${bottom}H8Z`,
  };
  return shapes[colour];
}

/** An ornament for the lower left corner of a card, mirrored for the right one. */
export const corners: Readonly<Record<Colour, string>> = {
  gold: 'M6 134v-11h2.5v2.5H11V123h2.5v2.5H16V128h2.5v6zM20 134v-3h2.5v3z',
  green: 'M6 134c0-7 3-11 10-12-1 7-4 11-10 12zM8 134c4-4 9-5 15-3-4 3-9 4-15 3z',
  red: 'M6 134v-13l4 5 1-7 4 8 4-4-1 6 6 1-5 4z',
  violet: 'M6 134v-14c3 4 3 6 2.5 9 2-3 4-4 7-4-2 2-3 3-3 5 3-2 6-2 11 0l3 4z',
  blue: 'M6 134v-8c4-3 7-1 8 2 3-2 6-1 7 2 2-1 4 0 5 4z',
  yellow: 'M6 134v-12a12 12 0 0 1 12 12zM20 134a14 14 0 0 0-2-7l3 1 1-3 1 3 3-1-1 3 3 1-3 1v2z',
  grey: 'M6 134v-8l8 8z',
};

/** What lies behind the picture: a landscape for each colour, as far shapes and near shapes. */
export function sceneOf(colour: Colour, bottom: number): { far: string; near: string } {
  const b = bottom;
  const scenes: Record<Colour, { far: string; near: string }> = {
    gold: {
      far: `M50 ${b}L-10 ${b - 60}V${b - 30}ZM50 ${b}L10 -10H30ZM50 ${b}L70 -10H90ZM50 ${b}L110 ${b - 60}V${b - 30}Z`,
      near: `M0 ${b}V${b - 12}Q14 ${b - 18} 22 ${b - 13}V${b - 21}H20V${b - 25}H22V${b - 23}H24V${b - 25}H26V${b - 23}H28V${b - 25}H30V${b - 21}H28V${b - 12}Q50 ${b - 6} 76 ${b - 13}T100 ${b - 14}V${b}Z`,
    },
    green: {
      far: `M14 ${b}C17 ${b - 30} 16 20 11 0H19C20 30 21 ${b - 30} 26 ${b}ZM76 ${b}C80 ${b - 28} 82 24 80 0H89C87 30 89 ${b - 28} 94 ${b}ZM0 14Q16 22 30 10T60 12T100 8V0H0Z`,
      near: `M0 ${b}V${b - 8}Q8 ${b - 16} 14 ${b - 8}Q22 ${b - 14} 30 ${b - 7}Q44 ${b - 12} 54 ${b - 6}Q66 ${b - 13} 74 ${b - 7}Q86 ${b - 16} 100 ${b - 9}V${b}Z`,
    },
    red: {
      far: `M-4 ${b}L20 ${b - 44}L30 ${b - 30}L46 ${b - 54}L66 ${b - 26}L80 ${b - 42}L104 ${b}Z`,
      near: `M0 ${b}V${b - 9}L14 ${b - 16}L28 ${b - 8}L44 ${b - 12}L60 ${b - 5}L78 ${b - 14}L100 ${b - 7}V${b}Z`,
    },
    violet: {
      far: `M66 21A13 13 0 1 0 86 34A11 11 0 0 1 66 21ZM20 20l1 3 3 1-3 1-1 3-1-3-3-1 3-1zM33 13l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7zM16 44l.7 2 2 .7-2 .7-.7 2-.7-2-2-.7 2-.7z`,
      near: `M0 ${b}V${b - 14}L6 ${b - 10}L9 ${b - 24}L12 ${b - 9}L20 ${b - 13}L26 ${b - 6}Q54 ${b - 12} 76 ${b - 7}L82 ${b - 15}L86 ${b - 8}L91 ${b - 27}L94 ${b - 9}L100 ${b - 14}V${b}Z`,
    },
    blue: {
      far: `M0 ${b - 24}Q25 ${b - 34} 50 ${b - 24}T100 ${b - 24}V${b}H0Z`,
      near: `M0 ${b - 10}Q25 ${b - 18} 50 ${b - 10}T100 ${b - 10}V${b}H0Z`,
    },
    yellow: {
      far: `M50 ${b}L-10 ${b - 22}V${b - 4}ZM50 ${b}L0 ${b - 60}H22ZM50 ${b}L40 0H60ZM50 ${b}L78 ${b - 60}H100ZM50 ${b}L110 ${b - 22}V${b - 4}Z`,
      near: `M0 ${b}V${b - 8}Q30 ${b - 16} 56 ${b - 8}T100 ${b - 10}V${b}Z`,
    },
    grey: { far: `M0 ${b}L100 ${b - 46}V${b}Z`, near: `M0 ${b}V${b - 8}H100V${b}Z` },
  };
  return scenes[colour];
}
