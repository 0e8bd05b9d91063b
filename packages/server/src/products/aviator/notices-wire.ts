import type { AccountId } from '@maidan/betting';
import type { Outbox } from '../../live/outbox.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import { type LandedBy, type Landing, profitAt } from './landings.ts';

/** The wire's words for what brought a bet down. */
const byToWire = { press: 'player', target: 'auto', limit: 'limit' } as const satisfies Record<
  LandedBy,
  string
>;

/** Sent to all pages of the client whose bet was cashed out, whether by a press, a target or a limit. */
export function sendCashedOut(outbox: Outbox, roundId: string, { bet, multiplier, by }: Landing): void {
  outbox.toClient(bet.client, 'aviatorCashedOut', {
    roundId,
    betId: String(bet.id),
    curentMultiplier: multiplier / 100,
    finalProfit: hundredthsToWire(profitAt(bet.stake, multiplier)),
    by: byToWire[by],
  });
}

export const sendBetsChanged = (outbox: Outbox, client: AccountId, roundId: string): void =>
  outbox.toClient(client, 'avaitorBetPlace', { roundId });
