/** What is asked, where the board knows more of it than the question alone says. */

import type { TableModel } from '$web/board';
import type { Desk } from './desk.svelte';
import { landOf, SIDES, TOKENS } from './land';
import { faceDoes, signOf } from './plain';
import { offersOf } from './spots';
import { diceOf, nameOf, otherSeats, ownSeat, tokensInWords } from './table';

/** What the prompt says in place of the question's own words, empty where these are enough. */
export function askedInstead(mind: Desk): string {
  const { model } = mind;
  if (!model.decision) return '';
  const known = spiritInWords(mind) || armedInWords(model) || matterInWords(mind);
  if (known) return known;
  if (model.decision.question === 'place-token') return tokensToTake(model);
  const message = messageInstead(mind);
  const does = message === 'board-next' ? signInHand(mind) : '';
  if (does && hasPlaced(model) >= LEARNT) return does;
  return message ? model.words.say(message) : '';
}

/** After so many dice one knows where a die goes: then the prompt has room for what it does. */
const LEARNT = 2;

const hasPlaced = (model: TableModel): number =>
  model.standing.filter(
    ({ event, seat, option }) =>
      event === 'answer' && seat === model.seat && model.verbOf(Number(option)) === 'die',
  ).length;

/** What the special face of the die in hand does, or the sign in its corner; a number needs no words. */
function signInHand({ model, picked }: Desk): string {
  const die = diceOf(model, ownSeat(model)).find((one) => one.die === picked);
  if (!die) return '';
  return die.face > SIDES ? faceDoes(model, die.face) : signOf(model, die);
}

/** What the Spirit gives that the die in hand may go to. */
function spiritInWords({ model, spirit }: Desk): string {
  if (!spirit) return '';
  const { paths, spirits } = landOf(model.game);
  const { kind } = spirits[spirit.socket - paths.length]!;
  const told = `${model.words.card(kind)}. ${model.words.cardText(kind)}`;
  return spirit.asked ? `${told} ${model.words.say('board-spirit-again')}` : told;
}

/** What has been chosen but waits for a second touch: what the Item says, what would be swapped. */
function armedInWords(model: TableModel): string {
  if (model.chosen === null) return '';
  const verb = model.verbOf(model.chosen);
  const named = (seats: number[]) =>
    model.words.listed(
      seats.flatMap((seat) => model.cards('quests', seat)).map((card) => model.words.card(card)),
    );
  if (verb === 'swap')
    return model.words.say('board-swap-sure', {
      own: named([ownSeat(model)]),
      others: named(otherSeats(model)),
    });
  if (verb === 'pass' || verb === 'rabbit') return model.words.say(`board-${verb}-sure`);
  const card = verb === 'play' ? model.argumentsOf(model.chosen)['card'] : undefined;
  const kind = model.game.kinds.findIndex(({ id }) => id === card);
  return kind < 0 ? '' : `${model.words.card(kind)}. ${model.words.cardText(kind)}`;
}

/** Whom one has met, if it is one; what can still be done where nothing is fulfilled. */
function matterInWords({ model, declining }: Desk): string {
  if (model.decision?.question === 'partner') {
    const met = otherSeats(model).filter((seat) => offersOf(model).has(`seat:${seat}`));
    return met.length === 1 ? model.words.say('board-met', { seat: nameOf(model, met[0]!) }) : '';
  }
  const kinds = declining.matters.map((matter) => model.game.kinds.findIndex(({ id }) => id === matter));
  if (!kinds.length || kinds.some((kind) => model.game.kinds[kind]?.deck === 'stories')) return '';
  const cards = kinds.filter((kind) => kind >= 0).map((kind) => model.words.card(kind));
  const [hero] = kinds.some((kind) => kind < 0) ? model.cards('heroes', ownSeat(model)) : [];
  const named = model.words.listed([...cards, ...(hero === undefined ? [] : [model.words.card(hero)])]);
  return model.words.say('board-none-fulfilled', { named });
}

/** Whether all that can be fulfilled here are Curses. */
const liftsOnly = (model: TableModel): boolean =>
  (model.decision?.options ?? [])
    .filter((option) => model.verbOf(option) === 'fulfil')
    .every((option) => {
      const { card } = model.argumentsOf(option);
      return model.game.kinds.find(({ id }) => id === card)?.row['kind'] === 'curse';
    });

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
  if (decision.question === 'turn' && verbs.has('die') && !verbs.has('swat') && hasPlaced(model) < LEARNT)
    return model.view.fields['hood'] ? 'board-hood' : 'board-first-turn';
  if (verbs.has('swat')) return verbs.has('wait') ? 'board-tailor-only' : 'board-tailor';
  if (verbs.has('wait')) return 'board-without-dice';
  if (decision.question === 'turn' && [...verbs].every((verb) => verb === 'die'))
    return model.view.fields['hood'] ? 'board-hood' : 'board-prepared';
  if (decision.question === 'turn' && [...verbs].every((verb) => verb === 'die' || verb === 'pass'))
    return 'board-only-dice';
  if (decision.question === 'fulfil' && verbs.has('fulfil') && liftsOnly(model)) return 'board-can-lift';
  if (verbs.has('ride')) return 'board-ride';
  if (decision.question === 'first-quest' && model.cards('quests', ownSeat(model)).length)
    return 'board-second-quest';
  if (decision.question === 'roll' && verbs.has('reroll')) return 'board-rapunzel';
  if (decision.question === 'move' && verbs.has('play') && !verbs.has('go')) return 'board-no-way';
  if (decision.question === 'reply' && !verbs.has('counter')) return 'board-last-offer';
  return '';
}

/** The tokens a place gives, by kind; or how many of any one kind. */
export function tokensGiven(model: TableModel): {
  tokens: number[];
  any: number;
} {
  const { options = [], amounts } = model.decision ?? {};
  const given = options
    .map((option, at) => ({
      token: model.argumentsOf(option)['token'],
      amount: amounts?.[at] ?? 1,
    }))
    .filter(({ token }) => token !== undefined);
  if (given.length > 1) return { tokens: [], any: given[0]!.amount };
  return {
    tokens: TOKENS.map((name) => given.find(({ token }) => token === name)?.amount ?? 0),
    any: 0,
  };
}

function tokensToTake(model: TableModel): string {
  const { tokens, any } = tokensGiven(model);
  return any
    ? model.words.say('board-take-any', { count: any })
    : model.words.say('board-take', { tokens: tokensInWords(model, tokens) });
}
