import type { AccountId } from '@maidan/betting';
import { type AviatorBet, type ParsedRequestOf, shortenName } from '@maidan/contract';
import { flightEntry } from '@maidan/games/rules';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { type BetPage, type BetRow, betsOnGames, joinPages } from '../../../bets/lists/bet-list-store.ts';
import type { SignedIn } from '../../../signed-in/store.ts';
import { dayOf, periodOf } from '../../../time/period.ts';
import { hundredthsToWire } from '../../../wallet/coins-wire.ts';
import type { History } from '../history.ts';
import { profitAt } from '../landings.ts';
import { bestWins, type FlightBetRow, largestOfRound, targetKey, winsKept } from './bets-store.ts';

type ListRequest = ParsedRequestOf<'casino/avaitorBetsList'>;

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
  request: ListRequest,
  session: SignedIn,
): Promise<Listed<AviatorBet>> {
  const { bets, hasMore } = await parts.db.snapshot((tx) => readBets(tx, parts, request, session));
  return { bets: bets.map((row) => flightBetToWire(row, session.accountId)), hasMore };
}

async function readBets(
  tx: Queries,
  parts: ListParts,
  request: ListRequest,
  session: SignedIn,
): Promise<Listed<FlightBetRow>> {
  const { presentRound, history, now } = parts;
  switch (request.show) {
    case 'top': {
      const since = dayOf(now() - (periodDays[request.period] - 1) * dayMs);
      return { bets: await bestWins(tx, request.by, since, winsKept), hasMore: false };
    }
    case 'previous':
      return largest(tx, history.last()[0]?.roundId);
    case 'mine':
      return ownBets(tx, request, session, request.isDeclare ? ['settled', 'taken-out'] : ['open']);
    case 'all':
      // Settled bets are the client's own; of other clients only bets of the present round are shown.
      return request.isDeclare ? ownBets(tx, request, session, ['settled']) : largest(tx, presentRound());
  }
}

const largest = async (tx: Queries, roundId = '') => ({
  bets: await largestOfRound(tx, roundId, rowsMost),
  hasMore: false,
});

async function ownBets(
  tx: Queries,
  request: ListRequest,
  { accountId, brand, username }: SignedIn,
  lists: readonly ('open' | 'settled' | 'taken-out')[],
): Promise<Listed<FlightBetRow>> {
  const pages: BetPage[] = [];
  for (const list of lists)
    pages.push(await betsOnGames(tx, accountId, [flightEntry.code], list, periodOf(request)));
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

/** A bet as the list shows it to a client: others' names are shortened. */
function flightBetToWire(row: FlightBetRow, viewer: AccountId): AviatorBet {
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
