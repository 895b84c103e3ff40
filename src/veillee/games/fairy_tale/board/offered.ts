/** What the table says while the last cards of a round are looked at. */

import type { Offered } from '$web/board';
import { endsRound, isNewRound } from './table';

/** The next round begins when they have been seen. */
export const laterFrom: Offered['laterFrom'] = (model, events) =>
  endsRound(model) ? events.findIndex(isNewRound) : -1;
