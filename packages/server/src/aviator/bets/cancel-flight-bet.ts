import type { AccountId, Refusal, Result } from '@maidan/betting';
import { findOwnBet } from '../../bets/lists/story-store.ts';
import type { WalletRow } from '../../wallet/wallets.ts';
import type { PlacingParts } from './place-flight-bet.ts';

const cancelled = { rule: 'bet-cancelled', reason: 'Cancelled by the player before take-off.' };

type Cancelled = Result<WalletRow, Refusal>;

/** A bet taken back while its round is open. Take-off waits for it, so it is either out or in the air. */
export function cancelFlightBet(
  parts: Pick<PlacingParts, 'house' | 'flight' | 'live' | 'placing'>,
  asked: { readonly roundId: string; readonly betId: string },
  client: AccountId,
): Promise<Cancelled> {
  const { house, flight, live, placing } = parts;
  const unknown: Cancelled = { ok: false, refusal: { code: 'bet-unknown', bet: asked.betId } };

  async function cancel(): Promise<Cancelled> {
    if (!/^\d{1,18}$/.test(asked.betId)) return unknown;
    if (!flight.takesBets(asked.roundId)) return { ok: false, refusal: { code: 'round-closed' } };
    const betId = BigInt(asked.betId);
    const bet = await findOwnBet(house.db, client, betId);
    if (bet === undefined || bet.market_id !== asked.roundId || bet.state !== 'open') return unknown;
    const taken = await house.takeOut(betId, 'void', cancelled);
    if (!taken.ok) return unknown;
    live.remove(betId);
    return { ok: true, value: taken.value.wallet };
  }

  return placing.track(cancel());
}
