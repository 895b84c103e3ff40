/** Where on the board an option lies, so that it can be touched there. */

import type { TableModel } from '$web/board';

/** What an option touches, by the names of its arguments; nothing where it needs a button. */
export function spotOf(verb: string, args: Record<string, string>): string | undefined {
  const names = Object.keys(args).sort().join();
  switch (names) {
    case '':
      return verb.endsWith('-item') && /^(give|want)/.test(verb) ? verb : undefined;
    case 'die':
    case 'socket':
    case 'place':
    case 'card':
    case 'deck':
    case 'seat':
    case 'face':
    case 'value':
      return `${names}:${args[names]}`;
    case 'option':
      return `effect:${args['option']}`;
    case 'token':
      return `${verb === 'give' || verb === 'want' ? verb : 'token'}:${args['token']}`;
    case 'seat,token':
      return `purse:${args['seat']}:${args['token']}`;
    default:
      return undefined;
  }
}

/** For each spot, the option that a touch chooses: of several the first. */
export function offersOf(model: TableModel): Map<string, number> {
  const found = new Map<string, number>();
  for (const option of model.decision?.options ?? []) {
    const spot = spotOf(model.verbOf(option), model.argumentsOf(option));
    if (spot !== undefined && !found.has(spot)) found.set(spot, option);
  }
  return found;
}

/** Options that name a card and something else, which no single card can stand for. */
export const pairsOf = (model: TableModel): number[] =>
  (model.decision?.options ?? []).filter((option) => {
    const args = model.argumentsOf(option);
    return 'card' in args && spotOf(model.verbOf(option), args) === undefined;
  });

/** The number of an option by its verb and its only argument, whether it is on offer or not. */
export function optionNumber(model: TableModel, verb: string, value: string): number | undefined {
  const found = model.game.verbs.find((one) => one.name === verb);
  const index = found?.arguments[0]?.values.indexOf(value) ?? -1;
  return found && index >= 0 ? found.base + index : undefined;
}
