/** How a first table of Fairy Tale is set up. */

import type { Setup } from '$web/front/setups';

export const setup: Setup = { first: { mode: 'novice' } };
