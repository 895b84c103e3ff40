/** How a first table of Fine Sand is set up. */

import type { Setup } from '$web/front/setups';

export const setup: Setup = { first: { order: 'presorted' } };
