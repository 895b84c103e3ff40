/** Which options a new table is asked about, and which of their values go together. */

import type { OptionInfo, Value } from '../protocol';

/** What is chosen, and the number of `players`. */
export type Chosen = Readonly<Record<string, Value>>;

/** Whether an option makes a difference with what is chosen. */
export const matters = (option: OptionInfo, chosen: Chosen): boolean => holds(option.where, chosen);

/** The values that go together with what is chosen, the usual one first. */
export const fitting = (option: OptionInfo, chosen: Chosen): Value[] =>
  option.values.filter((_, number) => holds(option.only[number] ?? {}, chosen));

/** What is picked, but where that does not go together with the rest the first value that does. */
export function settled(options: readonly OptionInfo[], picked: Chosen): Record<string, Value> {
  const chosen: Record<string, Value> = { ...picked };
  for (const option of options) {
    const values = fitting(option, chosen);
    if (!values.includes(chosen[option.name]!)) chosen[option.name] = values[0] ?? option.values[0]!;
  }
  return chosen;
}

const holds = (needs: Readonly<Record<string, Value[]>>, chosen: Chosen): boolean =>
  Object.entries(needs).every(([name, values]) => values.includes(chosen[name]!));
