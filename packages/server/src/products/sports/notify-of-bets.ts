import type { BetsChanged } from '../../bets/bets-changed.ts';
import type { Outbox } from '../../live/outbox.ts';

/** Notifies the client's pages of the match, which then reload bets and positions. */
export const notifyOfBets =
  (outbox: Outbox): BetsChanged =>
  (client, room) => {
    outbox.toClient(client, 'sessionBetUpdate', { marketId: room });
    outbox.toClient(client, 'listUpdate', { isSessionListUpdate: true, marketId: room });
  };
