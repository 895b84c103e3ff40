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

const widthOf = (word: string): number => [...word].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** How many lines of a width a name takes, words being divided nowhere. */
export function linesOf(name: string, width: number): number {
  let [lines, filled] = [1, 0];
  for (const word of name.replaceAll('\u00ad', '').split(' ')) {
    const wide = widthOf(word);
    if (filled && filled + 0.25 + wide > width) [lines, filled] = [lines + 1, wide];
    else filled += (filled && 0.25) + wide;
  }
  return lines;
}

/** The widest piece of a name that no line divides: a word, or words held together; at no hyphen but its own. */
export const widestWord = (name: string): number =>
  Math.max(...name.replaceAll('\u00ad', '').split(/[ -]/).map(widthOf));
