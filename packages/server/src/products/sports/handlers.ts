import { type AccountId, shapeOf } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import type { Queries } from '@maidan/process/db/db.ts';
import { isMarketKind, oddsTypeOf } from '@maidan/sports';
import { mayBet } from '../../account/store.ts';
import { refusalToWire } from '../../bets/lists/bet-facts-wire.ts';
import { type PositionRow, positionsOnEvent } from '../../bets/lists/bet-list-store.ts';
import type { House } from '../../house.ts';
import { fine, type HandlersFor, refuse } from '../../http/answer.ts';
import { readNames } from '../../wallet/accounts.ts';
import { hundredthsToWire } from '../../wallet/coins-wire.ts';
import type { Board } from './board/board.ts';
import type { BoardMarket } from './board/board-state.ts';
import { fancyBetToWire, matchLedgerToWire, selectionOfRunner, sportsBetsToWire } from './lists/bets-wire.ts';
import { readMatchSums } from './lists/match-sums-store.ts';
import { betsOfMatch, betsOnMatch } from './lists/sports-lists.ts';
import { isOfSport, matchDetailToWire, matchToWire } from './match-wire.ts';
import { proofToWire, readMatchProof } from './season/match-proof-wire.ts';
import * as store from './store.ts';

export type ReadingCalls =
  | 'sports/matchList'
  | 'sports/sportByMarketId'
  | 'sports/userPositionByMarketId'
  | 'sports/completedFancyByMarketId'
  | 'sports/matchProof'
  | 'sports/getSessionPositionBySelectionId'
  | 'user/clientBetListByMarketId'
  | 'user/completeLedgerDetails';

/** Calls whose cost grows with the client's bets, or with the number of matches. */
export const heavySportsCalls = [
  'user/clientBetListByMarketId',
  'user/completeLedgerDetails',
  'sports/userPositionByMarketId',
  'sports/completedFancyByMarketId',
  'sports/matchList',
  'sports/getSessionPositionBySelectionId',
] as const satisfies readonly ReadingCalls[];

const noSuchMatch = refusalToWire({ code: 'not-on-offer', what: 'match' });
const noBetsThere = refuse('no-bets-there');

interface ReadingParts {
  readonly house: House;
  readonly board: Board;
  /** Whether matches of the season are still to be put on the board. */
  readonly isOpening: () => boolean;
}

/** Every call of sports that only reads. */
export function sportsHandlers(parts: ReadingParts): HandlersFor<ReadingCalls> {
  const { house, board, isOpening } = parts;
  const { db } = house;
  return {
    'sports/matchList': async ({ sportId }, caller) => {
      const rows = await db.snapshot(store.listMatches);
      const wanted = rows.filter((row) => isOfSport(row, sportId));
      const data = wanted.map((row) => {
        const match = board.byEvent(row.event_id);
        const isStale = (market: BoardMarket) => !match || board.staleMs(match, market) !== undefined;
        return matchToWire(row, match, isStale, caller);
      });
      // While matches are being opened, prices and whole matches are missing.
      return { ok: true, data, hasMore: isOpening() };
    },
    'sports/sportByMarketId': async ({ marketId }, caller) => {
      const { row, isAllowed } = await db.snapshot(async (tx) => ({
        row: await store.findMatch(tx, marketId),
        isAllowed: await mayBet(tx, caller.session.accountId),
      }));
      if (row === undefined) return noSuchMatch;
      return fine(matchDetailToWire(row, board.byEvent(row.event_id), isAllowed, caller));
    },
    'sports/userPositionByMarketId': async ({ marketId }, { session }) => {
      const positions = await db.snapshot((tx) => positionsOn(tx, session.accountId, marketId));
      return fine(positionsToWire(positions));
    },
    'sports/completedFancyByMarketId': async ({ marketId }, { session }) => {
      const { bets, hasMore } = await db.snapshot((tx) =>
        betsOnMatch(tx, session.accountId, marketId, 'settled'),
      );
      const data = bets.filter((row) => row.kind === 'fancy').map(fancyBetToWire);
      return { ok: true, data, hasMore };
    },
    'user/clientBetListByMarketId': async (request, { session }) =>
      fine(await db.snapshot((tx) => clientBets(tx, session.accountId, request))),
    'sports/getSessionPositionBySelectionId': async ({ marketId, selectionId }, { session }) => {
      const positions = await db.snapshot((tx) => positionsOn(tx, session.accountId, marketId));
      const own = positions.filter(({ market_id }) => market_id === selectionId);
      return fine(runsToWire(positionsToWire(own).sessionPosition[0]?.steps ?? []));
    },
    'user/completeLedgerDetails': async ({ marketId }, { session }) => {
      const { accountId } = session;
      return db.snapshot(async (tx) => {
        const match = await store.findMatch(tx, marketId);
        if (match === undefined) return noBetsThere;
        const page = await betsOfMatch(tx, accountId, match, 'closed');
        const sums = await readMatchSums(tx, accountId, match.event_id);
        return fine(matchLedgerToWire(match, page, sums, await readNames(tx, accountId)));
      });
    },
    'sports/matchProof': async ({ eventId }) => {
      const proof = await readMatchProof(house, eventId);
      return proof === undefined ? noSuchMatch : fine(proofToWire(proof));
    },
  };
}

async function positionsOn(tx: Queries, client: AccountId, marketId: string): Promise<PositionRow[]> {
  const match = await store.findMatch(tx, marketId);
  return match === undefined ? [] : positionsOnEvent(tx, client, match.event_id);
}

/** Where the request names kinds, those under the names by which other clients read them. */
async function clientBets(
  tx: Queries,
  client: AccountId,
  { marketId, fancyBet, oddsBet }: ParsedRequestOf<'user/clientBetListByMarketId'>,
): Promise<DataOf<'user/clientBetListByMarketId'>> {
  const page = await betsOnMatch(tx, client, marketId, 'all');
  const lists = sportsBetsToWire(page, await readNames(tx, client));
  if (fancyBet === undefined && oddsBet === undefined) return lists;
  const oddsBetData = oddsBet === true ? lists.oddsBetsData : [];
  return { ...lists, oddsBetData, fancyBetData: fancyBet === true ? lists.sessionBetsData : [] };
}

/** How many runs are listed below the first change of the position and from the last one on, and the most in all. */
const runsBeyond = 10;
const runsMost = 500;

/** The position for each run around the lines that were bet on. */
function runsToWire(
  steps: DataOf<'sports/userPositionByMarketId'>['sessionPosition'][number]['steps'],
): DataOf<'sports/getSessionPositionBySelectionId'> {
  const changes = steps.slice(1).map(({ fromRun }) => fromRun);
  const [first, last] = [changes[0], changes.at(-1)];
  if (first === undefined || last === undefined) return {};
  const from = Math.max(0, first - runsBeyond);
  const runs = Array.from({ length: Math.min(runsMost, last + runsBeyond - from) }, (_, at) => from + at);
  const positionAt = (run: number) => steps.findLast(({ fromRun }) => fromRun <= run)?.totalPosition ?? 0;
  return Object.fromEntries(runs.map((run) => [run, positionAt(run)]));
}

function positionsToWire(rows: readonly PositionRow[]): DataOf<'sports/userPositionByMarketId'> {
  const data: DataOf<'sports/userPositionByMarketId'> = { oddsPosition: [], sessionPosition: [] };
  for (const { market_id, kind, name, definition, book } of rows) {
    if (!isMarketKind(kind)) continue;
    const shape = shapeOf(definition);
    const positions = shape.positions(definition, shape.decodeBook(definition, book));
    if (positions.by === 'option') {
      for (const { option, profit } of positions.options) {
        data.oddsPosition.push({
          _id: selectionOfRunner(definition, option),
          oddsType: oddsTypeOf(kind),
          totalPosition: hundredthsToWire(profit),
        });
      }
    }
    if (positions.by === 'run') {
      const steps = positions.steps.map(({ fromRun, profit }) => ({
        fromRun,
        totalPosition: hundredthsToWire(profit),
      }));
      data.sessionPosition.push({ _id: market_id, sessionName: name, steps });
    }
  }
  return data;
}
