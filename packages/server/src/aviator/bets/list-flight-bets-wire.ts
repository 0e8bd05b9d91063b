import type { AccountId } from '@maidan/betting';
import type { AviatorBet, ParsedRequestOf } from '@maidan/contract';
import { flightEntry } from '@maidan/games/rules';
import type { SignedIn } from '../../account/signed-in.ts';
import { type BetRow, betsOnGames } from '../../bets/lists/bet-list-store.ts';
import type { Db, Queries } from '../../db/db.ts';
import { dayOf } from '../../ledger/period.ts';
import type { History } from '../history.ts';
import { autoKey, type FlightBetRow, largestOfRound } from './bets-store.ts';
import { flightBetToWire } from './flight-bets-wire.ts';
import { bestWins, winsKept } from './wins-store.ts';

type Asked = ParsedRequestOf<'casino/avaitorBetsList'>;

const rowsMost = 200;
const dayMs = 86_400_000;
const periodDays = { day: 1, month: 30, year: 365 } as const;

export interface ListParts {
  readonly db: Db;
  readonly now: () => number;
  readonly presentRound: () => string | undefined;
  readonly history: History;
}

export async function listFlightBets(
  parts: ListParts,
  asked: Asked,
  session: SignedIn,
): Promise<AviatorBet[]> {
  const rows = await parts.db.snapshot((tx) => readRows(tx, parts, asked, session));
  return rows.map((row) => flightBetToWire(row, session.accountId));
}

function readRows(tx: Queries, parts: ListParts, asked: Asked, session: SignedIn): Promise<FlightBetRow[]> {
  const { presentRound, history, now } = parts;
  switch (asked.show) {
    case 'top': {
      const since = dayOf(now() - (periodDays[asked.period] - 1) * dayMs);
      return bestWins(tx, asked.by, since, winsKept);
    }
    case 'previous':
      return largestOfRound(tx, history.last()[0]?.roundId ?? '', rowsMost);
    case 'mine':
      return ownBets(tx, asked, session, asked.isDeclare ? ['settled', 'taken-out'] : ['open']);
    case 'all':
      // Settled bets are the client's own; of other clients only bets of the present round are shown.
      return asked.isDeclare
        ? ownBets(tx, asked, session, ['settled'])
        : largestOfRound(tx, presentRound() ?? '', rowsMost);
  }
}

async function ownBets(
  tx: Queries,
  { fromDate = '', toDate = '9' }: Asked,
  { accountId, brand, username }: SignedIn,
  lists: readonly ('open' | 'settled' | 'taken-out')[],
): Promise<FlightBetRow[]> {
  const found: BetRow[] = [];
  for (const list of lists) found.push(...(await betsOnGames(tx, accountId, [flightEntry.code], list)).bets);
  return found
    .toSorted((one, other) => Number(other.id - one.id))
    .filter(({ placed_at }) => dayOf(placed_at) >= fromDate && dayOf(placed_at) <= toDate)
    .slice(0, rowsMost)
    .map((bet) => ownRow(bet, accountId, { brand, username }));
}

function ownRow(
  bet: BetRow,
  client: AccountId,
  names: Pick<FlightBetRow, 'brand' | 'username'>,
): FlightBetRow {
  const { id, market_id, stake, cashed_at, profit, state, placed_at, details, outcome } = bet;
  const auto = details?.[autoKey];
  const crash = outcome !== null && 'crash' in outcome ? outcome.crash : null;
  return {
    id,
    client_id: client,
    market_id,
    ...names,
    stake,
    cashed_at,
    profit,
    state,
    auto: auto === undefined ? null : Number(auto),
    crash,
    placed_at,
  };
}
