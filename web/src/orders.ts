/** Standing orders, in the order in which they are offered. */

import type { Order } from './protocol';

export const ORDERS: readonly Order[] = ['always', 'ask', 'if-aimed', 'never'];
