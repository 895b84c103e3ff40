/** What is asked, where the board knows more of it than the question alone says. */

import type { TableModel } from '$web/board';
import type { Desk } from './desk.svelte';
import { SIDES, TOKENS } from './land';
import { faceDoes } from './plain';
import { diceOf, ownSeat, tokensInWords } from './table';

/** What the prompt says in place of the question's own words, empty where these are enough. */
export function askedInstead(mind: Desk): string {
  const { model } = mind;
  if (model.decision?.question === 'place-token') return tokensToTake(model);
  const message = messageInstead(mind);
  const does = message === 'board-next' ? specialInHand(mind) : '';
  return message ? [model.words.say(message), does].filter(Boolean).join(' ') : '';
}

/** What the special face of the die in hand does; a number needs no words. */
function specialInHand({ model, picked }: Desk): string {
  const face = diceOf(model, ownSeat(model)).find(({ die }) => die === picked)?.face ?? 0;
  return face > SIDES ? faceDoes(model, face) : '';
}

function messageInstead(mind: Desk): string {
  const { model } = mind;
  const { decision } = model;
  if (!decision) return '';
  const verbs = new Set(decision.options.map((option) => model.verbOf(option)));
  if (mind.ways.length) return 'board-name-value';
  if (mind.strikes) return 'board-strike';
  if (mind.picked !== null && decision.question !== 'socket')
    return model.view.fields['hood'] ? 'board-hood-next' : 'board-next';
  if (decision.question === 'turn' && [...verbs].every((verb) => verb === 'pass' || verb === 'wait'))
    return 'board-turn-passes';
  if (decision.question === 'fulfil' && !verbs.has('fulfil')) return 'board-none-fulfilled';
  if (verbs.has('swat')) return 'board-tailor';
  if (verbs.has('wait')) return 'board-without-dice';
  if (decision.question === 'turn' && [...verbs].every((verb) => verb === 'die'))
    return model.view.fields['hood'] ? 'board-hood' : 'board-prepared';
  if (decision.question === 'turn' && [...verbs].every((verb) => verb === 'die' || verb === 'pass'))
    return 'board-only-dice';
  if (verbs.has('ride')) return 'board-ride';
  if (decision.question === 'first-quest' && model.cards('quests', ownSeat(model)).length)
    return 'board-second-quest';
  if (decision.question === 'roll' && verbs.has('reroll')) return 'board-rapunzel';
  if (decision.question === 'move' && verbs.has('play') && !verbs.has('go')) return 'board-no-way';
  if (decision.question === 'reply' && !verbs.has('counter')) return 'board-last-offer';
  return '';
}

/** The tokens a place gives, by kind; or how many of any one kind. */
export function tokensGiven(model: TableModel): { tokens: number[]; any: number } {
  const { options = [], amounts } = model.decision ?? {};
  const given = options
    .map((option, at) => ({ token: model.argumentsOf(option)['token'], amount: amounts?.[at] ?? 1 }))
    .filter(({ token }) => token !== undefined);
  if (given.length > 1) return { tokens: [], any: given[0]!.amount };
  return { tokens: TOKENS.map((name) => given.find(({ token }) => token === name)?.amount ?? 0), any: 0 };
}

function tokensToTake(model: TableModel): string {
  const { tokens, any } = tokensGiven(model);
  return any
    ? model.words.say('board-take-any', { count: any })
    : model.words.say('board-take', { tokens: tokensInWords(model, tokens) });
}
