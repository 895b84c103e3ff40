/** What is asked, where the board knows more of it than the question alone says. */

import type { Desk } from './desk.svelte';

/** The message to ask with, empty for the question's own. */
export function askedInstead(mind: Desk): string {
  const { model } = mind;
  const { decision } = model;
  if (!decision) return '';
  const verbs = new Set(decision.options.map((option) => model.verbOf(option)));
  if (mind.ways.length) return 'board-name-value';
  if (mind.strikes) return 'board-strike';
  if (mind.picked !== null && decision.question !== 'socket') return 'board-next';
  if (verbs.has('wait')) return 'board-without-dice';
  if (decision.question === 'turn' && [...verbs].every((verb) => verb === 'die' || verb === 'pass'))
    return 'board-only-dice';
  if (decision.question === 'roll' && verbs.has('reroll')) return 'board-rapunzel';
  if (decision.question === 'move' && verbs.has('play') && !verbs.has('go')) return 'board-no-way';
  if (decision.question === 'reply' && !verbs.has('counter')) return 'board-last-offer';
  return '';
}
