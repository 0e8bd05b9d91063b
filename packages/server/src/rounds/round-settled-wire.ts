import { coins, coinsToWireNumber } from '@maidan/betting';
import type { RoundSettled } from '@maidan/contract';
import type { MarketSettled } from '../bets/settling/run-settlement.ts';
import type { Outbox } from '../live/outbox.ts';

/** One message for each round, sent to every page of the client. */
export const sendRoundSettled =
  (outbox: Outbox, ledgerType: RoundSettled['ledgerType']): MarketSettled =>
  (client, { id, event_id: eventId, name }, net) =>
    outbox.toClient(client, 'roundSettled', {
      ledgerType,
      eventId,
      roundId: id,
      name,
      profit: coinsToWireNumber(coins(net)),
    });
