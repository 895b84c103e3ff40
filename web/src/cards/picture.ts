/** How far down the picture of a card reaches, on a card 100 wide: large letters need more of the card. */

import type { Choices } from '$web/settings.svelte';

type TextSize = Choices['textSize'];

export type CardSize = 'small' | 'normal' | 'large';

/** How high a card is, as a rule. */
export const WHOLE = 140;

const BOTTOMS: Readonly<Record<TextSize, Readonly<Record<CardSize, number>>>> = {
  small: { small: 73, normal: 80, large: 66 },
  normal: { small: 73, normal: 80, large: 66 },
  large: { small: 64, normal: 70, large: 46 },
  huge: { small: 56, normal: 62, large: 40 },
};
/** What a name of two lines needs below the picture of a small card, however low that is. */
const LINES: Readonly<Record<TextSize, number>> = { small: 40, normal: 40, large: 43, huge: 46 };
/** What signs need below the name, and what the edge of the card takes. */
const SIGNS = 11;
const EDGE = 6;
const LEAST = 24;

/** Where the picture ends on a card of this size and height, with a line of signs or without. */
export function bottomOf(size: CardSize, height: number, signed: boolean, letters: TextSize): number {
  const whole = BOTTOMS[letters][size] - (signed ? SIGNS : 0);
  const low = size === 'small' && !signed ? height - EDGE - LINES[letters] : whole - (WHOLE - height);
  return Math.max(LEAST, Math.min(whole, low));
}
