import type { BetsChanged } from '../bets/bets-changed.ts';
import type { Outbox } from '../live/outbox.ts';

/** Pages of the match read their bets and positions again. */
export const notifyOfBets =
  (outbox: Outbox): BetsChanged =>
  (client, room) =>
    outbox.toClient(client, 'sessionBetUpdate', { marketId: room });
