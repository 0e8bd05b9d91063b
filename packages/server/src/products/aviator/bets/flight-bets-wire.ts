import type { AccountId } from '@maidan/betting';
import { type AviatorBet, shortenName } from '@maidan/contract';
import { hundredthsToWire } from '../../../wallet/coins-wire.ts';
import { profitAt } from '../landings.ts';
import type { FlightBetRow } from './bets-store.ts';

/** A bet as the list shows it to a client: others' names are shortened. */
export function flightBetToWire(row: FlightBetRow, viewer: AccountId): AviatorBet {
  const isMine = row.client_id === viewer;
  const profit = profitOf(row);
  return {
    _id: String(row.id),
    roundId: row.market_id,
    userInfo: { username: isMine ? row.username : shortenName(row.username) },
    amount: hundredthsToWire(row.stake),
    multiplier: row.cashed_at === null ? null : row.cashed_at / 100,
    profit: hundredthsToWire(profit > 0n ? profit : 0n),
    loss: hundredthsToWire(profit < 0n ? -profit : 0n),
    isDeclare: row.state === 'open' ? 0 : 1,
    isMine,
    ...(isMine && row.target !== null ? { autoCashOut: row.target / 100 } : {}),
    ...(row.crash === null ? {} : { crashValue: row.crash / 100 }),
    ...(isReturned(row) ? { isVoid: true } : {}),
    createdAt: new Date(row.placed_at).toISOString(),
  };
}

/** Taken out, or settled without a crash: its flight was called off. */
const isReturned = ({ state, crash }: FlightBetRow): boolean =>
  state === 'settled' ? crash === null : state !== 'open';

/** The profit; for an open bet, that of its cash-out so far. */
function profitOf({ state, profit, stake, cashed_at }: FlightBetRow): bigint {
  if (state === 'settled') return profit ?? 0n;
  return state === 'open' && cashed_at !== null ? profitAt(stake, cashed_at) : 0n;
}
