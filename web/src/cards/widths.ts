/** How wide words are in the bold letters of names, in ems: near enough to choose how large the letters can be. */

const SORTS: readonly (readonly [RegExp, number])[] = [
  [/[ijlftI’,\u00a0]/, 0.32],
  [/[mwœMWжшщюыфЖМШЩЮ]/, 0.82],
  [/\p{Lu}/u, 0.7],
  [/[acersvyzàâéèêагезстьэ]/, 0.46],
];
const OTHERS = 0.57;

const letterWidth = (letter: string): number =>
  SORTS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;

/** The widest piece of a name that no line divides: a word, or words held together; at no hyphen but its own. */
export const widestWord = (name: string): number =>
  Math.max(
    ...name
      .replaceAll('\u00ad', '')
      .split(/[ -]/)
      .map((word) => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0)),
  );
