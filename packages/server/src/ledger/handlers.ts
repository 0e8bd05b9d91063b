import type { AccountId, Clock } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import type { Db, Queries } from '@maidan/process/db/db.ts';
import { isSomebodyElse, onlyYourOwn } from '../account/handlers.ts';
import { hasMoreToWire, listFromWire } from '../bets/lists/bet-facts-wire.ts';
import { type BetPage, betsEverywhere } from '../bets/lists/bet-list-store.ts';
import {
  betsOnKnown,
  type ListedBet,
  type ListedRow,
  type ListsByProduct,
  readWords,
  withWords,
  wordsOf,
} from '../bets/lists/product-lists.ts';
import { findOwnBet, readResults, readTransfers } from '../bets/lists/story-store.ts';
import { fine, type HandlersFor, refuse } from '../http/answer.ts';
import { ledgerPeriod, periodOf, type RequestedDays, statementPeriod } from '../time/period.ts';
import { type BettorNames, readNames } from '../wallet/accounts.ts';
import {
  casinoLedgerToWire,
  casinoReportToWire,
  type RequestedReport,
  readCasinoReport,
} from './casino-report-wire.ts';
import { readLedger } from './ledger-store.ts';
import { ledgerToWire } from './ledger-wire.ts';
import { readStatement } from './statement-store.ts';
import { openingToWire, statementKindFromWire, statementToWire } from './statement-wire.ts';
import { storyToWire } from './story-wire.ts';

type BetCalls = 'sports/betsList' | 'user/betStory';

type CoinCalls = 'user/userStatement' | 'user/userLedger';

type ReportCalls = 'reports/casinoTransactionReport' | 'casino/diamondCasinoReportByUser';

type LedgerCalls = BetCalls | CoinCalls | ReportCalls;

/** Of a statement without pages. */
const rowsMost = 1000;

const noSuchBet = refuse('no-such-bet');

const wordsFor = (
  lists: ListsByProduct,
  tx: Queries,
  rows: readonly { readonly market_id: string | null }[],
) =>
  readWords(
    tx,
    wordsOf(lists),
    rows.flatMap(({ market_id }) => market_id ?? []),
  );

export function ledgerHandlers(db: Db, clock: Clock, lists: ListsByProduct): HandlersFor<LedgerCalls> {
  return { ...betCalls(db, lists), ...coinCalls(db, clock, lists), ...reportCalls(db, clock, lists) };
}

function betCalls(db: Db, lists: ListsByProduct): HandlersFor<BetCalls> {
  return {
    'sports/betsList': async (request, { session }) => {
      const { accountId } = session;
      const { marketId } = request;
      const list = listFromWire(request);
      const { page, names } = await db.snapshot(async (tx) => ({
        names: await readNames(tx, accountId),
        page: await (marketId === undefined
          ? withWords(tx, wordsOf(lists), await betsEverywhere(tx, accountId, list))
          : betsOnKnown(lists, tx, accountId, marketId, list)),
      }));
      const shown = betsListToWire(request, { ...page, bets: page.bets.filter(isOf(request)) }, names, lists);
      // The exposure page of other clients reads a list, and names no market.
      if (!request.isClientExposure || marketId !== undefined) return fine(shown);
      return { ok: true, data: shown.pendingBetData, hasMore: page.hasMore };
    },
    'user/betStory': async ({ betId }, { session }) => {
      const { accountId } = session;
      const story = await db.snapshot(async (tx) => {
        const bet = await findOwnBet(tx, accountId, BigInt(betId));
        if (bet === undefined) return undefined;
        const words = await wordsFor(lists, tx, [bet]);
        const results = await readResults(tx, bet.market_id);
        const transfers = await readTransfers(tx, accountId, bet);
        const list = lists.of(bet.product);
        const names = list.optionNames?.(bet.kind);
        const marketWords = words.get(bet.market_id);
        return storyToWire(bet, list.storyFacts(bet), marketWords, results, transfers, names);
      });
      return story === undefined ? noSuchBet : fine(story);
    },
  };
}

/** Of a table and of days, where a request names them. */
function isOf({ eventId, ...days }: ParsedRequestOf<'sports/betsList'>) {
  const period = periodOf(days);
  return ({ event_id, placed_at }: ListedBet): boolean =>
    (eventId ?? event_id) === event_id &&
    (period === undefined || (placed_at >= period.from && placed_at < period.until));
}

function coinCalls(db: Db, clock: Clock, lists: ListsByProduct): HandlersFor<CoinCalls> {
  return {
    'user/userStatement': async ({ userId, pageNo, size, statementFor, ...days }, caller) => {
      if (isSomebodyElse(userId, caller)) return onlyYourOwn;
      const period = statementPeriod(days, clock.now());
      const kind = statementKindFromWire(statementFor);
      const isPaged = pageNo !== undefined || (days.fromDate === undefined && days.toDate === undefined);
      const page = isPaged ? { skip: ((pageNo ?? 1) - 1) * size, size } : { skip: 0, size: rowsMost };
      const { accountId } = caller.session;
      const { read, words } = await db.snapshot(async (tx) => {
        const read = await readStatement(tx, accountId, period, kind, page);
        return { read, words: await wordsFor(lists, tx, read.lines) };
      });
      const shown = statementToWire(read, words);
      if (isPaged) return fine(shown);
      const { statementData: data, totalCount } = shown;
      return { ok: true, data, message: openingToWire(read), hasMore: totalCount > data.length };
    },
    'user/userLedger': async ({ downlineUserId, ...days }, caller) => {
      if (isSomebodyElse(downlineUserId, caller)) return onlyYourOwn;
      const { accountId } = caller.session;
      const period = ledgerPeriod(days, clock.now());
      const { read, words } = await db.snapshot(async (tx) => {
        const read = await readLedger(tx, accountId, period);
        return { read, words: await wordsFor(lists, tx, read.lines) };
      });
      return fine(ledgerToWire(accountId, read, words, lists, period));
    },
  };
}

function reportCalls(db: Db, clock: Clock, lists: ListsByProduct): HandlersFor<ReportCalls> {
  type ReportRequest = Omit<RequestedReport, 'period'> & RequestedDays;
  const read = (client: AccountId, { fromDate, toDate, ...request }: ReportRequest) => {
    const period = ledgerPeriod({ fromDate, toDate }, clock.now());
    return db.snapshot(async (tx) => ({
      names: await readNames(tx, client),
      report: await readCasinoReport(tx, client, { ...request, period }, lists),
    }));
  };
  return {
    'reports/casinoTransactionReport': async ({ withTotals, ...request }, { session }) => {
      const { report, names } = await read(session.accountId, {
        ...request,
        ledgerTypes: ['diamondCasino', 'internationalCasino'],
      });
      const shown = casinoLedgerToWire(report, names, lists);
      if (withTotals) return fine(shown);
      return { ok: true, data: shown.casinoBetData, hasMore: shown.hasMore === true };
    },
    'casino/diamondCasinoReportByUser': async (request, { session }) => {
      const { report, names } = await read(session.accountId, { ...request, ledgerTypes: ['diamondCasino'] });
      return fine(casinoReportToWire(report, names, lists));
    },
  };
}

type Path = 'sports/betsList';
type Request = ParsedRequestOf<Path>;

const flagOf = {
  oddsBetsData: 'oddsBet',
  sessionBetsData: 'fancyBet',
  casinoBetData: 'diamondBet',
} as const satisfies Record<ListedRow['list'], keyof Request>;

/** A request that names kinds gets only those; one that names none gets all. */
function isRequested({ list }: ListedRow, request: Request): boolean {
  const { fancyBet, oddsBet, diamondBet, casinoBet } = request;
  if (casinoBet) return list === 'casinoBetData';
  if (!fancyBet && !oddsBet && !diamondBet) return true;
  return request[flagOf[list]] ?? false;
}

function betsListToWire(
  request: Request,
  { bets, hasMore }: BetPage<ListedBet>,
  bettor: BettorNames,
  lists: ListsByProduct,
): DataOf<Path> {
  const data: DataOf<Path> = {
    oddsBetsData: [],
    sessionBetsData: [],
    casinoBetData: [],
    pendingBetData: [],
    ...hasMoreToWire(hasMore),
  };
  for (const bet of bets) {
    const product = lists.of(bet.product);
    const listed = product.toBetRow(bet, bettor);
    if (!isRequested(listed, request)) continue;
    if (listed.list === 'oddsBetsData') data.oddsBetsData.push(listed.row);
    else if (listed.list === 'sessionBetsData') data.sessionBetsData.push(listed.row);
    else data.casinoBetData.push(listed.row);
    if (bet.state === 'open') data.pendingBetData.push(product.toPending(bet));
  }
  if (request.isClientExposure !== undefined) return data;
  return { ...data, oddsBetData: data.oddsBetsData, fancyBetData: data.sessionBetsData };
}
