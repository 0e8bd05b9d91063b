import type { AccountId } from '@maidan/betting';
import type { AviatorBet, ParsedRequestOf } from '@maidan/contract';
import { flightEntry } from '@maidan/games/rules';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import type { SignedIn } from '../../../account/signed-in.ts';
import { type BetPage, type BetRow, betsOnGames, joinPages } from '../../../bets/lists/bet-list-store.ts';
import { dayOf, periodOf } from '../../../time/period.ts';
import type { History } from '../history.ts';
import { type FlightBetRow, largestOfRound, targetKey } from './bets-store.ts';
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

interface Listed<Bet> {
  readonly bets: readonly Bet[];
  /** Whether there are older bets of the client's own. */
  readonly hasMore: boolean;
}

export async function listFlightBets(
  parts: ListParts,
  asked: Asked,
  session: SignedIn,
): Promise<Listed<AviatorBet>> {
  const { bets, hasMore } = await parts.db.snapshot((tx) => readBets(tx, parts, asked, session));
  return { bets: bets.map((row) => flightBetToWire(row, session.accountId)), hasMore };
}

async function readBets(
  tx: Queries,
  parts: ListParts,
  asked: Asked,
  session: SignedIn,
): Promise<Listed<FlightBetRow>> {
  const { presentRound, history, now } = parts;
  switch (asked.show) {
    case 'top': {
      const since = dayOf(now() - (periodDays[asked.period] - 1) * dayMs);
      return { bets: await bestWins(tx, asked.by, since, winsKept), hasMore: false };
    }
    case 'previous':
      return largest(tx, history.last()[0]?.roundId);
    case 'mine':
      return ownBets(tx, asked, session, asked.isDeclare ? ['settled', 'taken-out'] : ['open']);
    case 'all':
      // Settled bets are the client's own; of other clients only bets of the present round are shown.
      return asked.isDeclare ? ownBets(tx, asked, session, ['settled']) : largest(tx, presentRound());
  }
}

const largest = async (tx: Queries, roundId = '') => ({
  bets: await largestOfRound(tx, roundId, rowsMost),
  hasMore: false,
});

async function ownBets(
  tx: Queries,
  asked: Asked,
  { accountId, brand, username }: SignedIn,
  lists: readonly ('open' | 'settled' | 'taken-out')[],
): Promise<Listed<FlightBetRow>> {
  const pages: BetPage[] = [];
  for (const list of lists)
    pages.push(await betsOnGames(tx, accountId, [flightEntry.code], list, periodOf(asked)));
  const { bets, hasMore } = joinPages(pages, rowsMost);
  return { bets: bets.map((bet) => ownRow(bet, accountId, { brand, username })), hasMore };
}

function ownRow(
  bet: BetRow,
  client: AccountId,
  names: Pick<FlightBetRow, 'brand' | 'username'>,
): FlightBetRow {
  const { id, market_id, stake, cashed_at, profit, state, placed_at, details, outcome } = bet;
  const target = details?.[targetKey];
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
    target: target === undefined ? null : Number(target),
    crash,
    placed_at,
  };
}
