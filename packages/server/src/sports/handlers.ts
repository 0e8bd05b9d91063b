import { shapeOf } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { oddsTypeOf } from '@maidan/sports';
import { refusalToWire } from '../bets/refusal-wire.ts';
import type { House } from '../house.ts';
import { type Answer, fine, type HandlersFor, type SignedInCaller } from '../http/answer.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { type BetPage, betsEverywhere, betsOnMatch } from './bet-lists/store.ts';
import {
  fancyBetToWire,
  hasMoreToWire,
  matchBetToWire,
  pendingBetToWire,
  selectionOfRunner,
} from './bets-wire.ts';
import type { Board } from './board/board.ts';
import { isOfSport, matchDetailToWire, matchToWire } from './match-wire.ts';
import { proofToWire } from './proof-wire.ts';
import { readMatchProof } from './season/match-proof.ts';
import * as store from './store.ts';

export type ReadingCalls =
  | 'sports/matchList'
  | 'sports/sportByMarketId'
  | 'sports/userPositionByMarketId'
  | 'sports/completedFancyByMarketId'
  | 'sports/betsList'
  | 'sports/matchProof'
  | 'user/clientBetListByMarketId';

/** They read as much as their client has bet, or every match there is. */
export const heavySportsCalls = [
  'user/clientBetListByMarketId',
  'sports/betsList',
  'sports/userPositionByMarketId',
  'sports/completedFancyByMarketId',
  'sports/matchList',
] as const satisfies readonly ReadingCalls[];

const noSuchMatch = refusalToWire({ code: 'not-on-offer', what: 'match' });

interface ReadingParts {
  readonly house: House;
  readonly board: Board;
}

/** Every call of sports that only reads. */
export function sportsHandlers(parts: ReadingParts): HandlersFor<ReadingCalls> {
  const { house, board } = parts;
  const { db } = house;
  return {
    'sports/matchList': async ({ sportId }) => {
      const rows = await db.snapshot(store.listMatches);
      const wanted = rows.filter((row) => isOfSport(row, sportId));
      return fine(
        wanted.map((row) => {
          const match = board.byEvent(row.event_id);
          return matchToWire(row, match, (market) => !match || board.staleMs(match, market) !== undefined);
        }),
      );
    },
    'sports/sportByMarketId': async ({ marketId }) => {
      const row = await db.snapshot((tx) => store.findMatch(tx, marketId));
      return row === undefined ? noSuchMatch : fine(matchDetailToWire(row, board.byEvent(row.event_id)));
    },
    'sports/userPositionByMarketId': async ({ marketId }, { session }) => {
      const books = await db.snapshot((tx) => store.booksOnMatch(tx, session.accountId, marketId));
      return fine(positionsToWire(books));
    },
    'sports/completedFancyByMarketId': async ({ marketId }, { session }) => {
      const { bets } = await db.snapshot((tx) => betsOnMatch(tx, session.accountId, marketId, 'settled'));
      return fine(bets.filter((row) => row.kind === 'fancy').map(fancyBetToWire));
    },
    'sports/betsList': (request, caller) => betsList(parts, request, caller),
    'user/clientBetListByMarketId': async ({ marketId }, caller) => {
      const page = await db.snapshot((tx) => betsOnMatch(tx, caller.session.accountId, marketId, 'all'));
      return fine(splitBets(page, caller));
    },
    'sports/matchProof': async ({ eventId }) => {
      const proof = await readMatchProof(house, eventId);
      return proof === undefined ? noSuchMatch : fine(proofToWire(proof));
    },
  };
}

function splitBets({ bets, hasMore }: BetPage, { session }: SignedInCaller) {
  const bettor = { name: session.username, username: session.username };
  return {
    oddsBetsData: bets.filter((row) => row.kind !== 'fancy').map((row) => matchBetToWire(row, bettor)),
    sessionBetsData: bets.filter((row) => row.kind === 'fancy').map(fancyBetToWire),
    ...hasMoreToWire(hasMore),
  };
}

async function betsList(
  { house }: ReadingParts,
  request: ParsedRequestOf<'sports/betsList'>,
  caller: SignedInCaller,
): Promise<Answer<DataOf<'sports/betsList'>>> {
  const client = caller.session.accountId;
  const settled = request.isDeclare ? 'settled' : 'open';
  const list = request.isDeleted ? 'taken-out' : settled;
  const { marketId } = request;
  const found = await house.db.snapshot((tx) =>
    marketId === undefined ? betsEverywhere(tx, client, list) : betsOnMatch(tx, client, marketId, list),
  );
  const { fancyBet, oddsBet, diamondBet } = request;
  // Naming a kind leaves the others out; naming none asks for all.
  const isNamed = fancyBet || oddsBet || diamondBet;
  const bets = found.bets.filter((row) => !isNamed || (row.kind === 'fancy' ? fancyBet : oddsBet));
  return fine({
    ...splitBets({ bets, hasMore: found.hasMore }, caller),
    casinoBetData: [],
    pendingBetData: bets.filter((row) => row.state === 'open').map(pendingBetToWire),
  });
}

function positionsToWire(books: readonly store.BookOfMatchRow[]): DataOf<'sports/userPositionByMarketId'> {
  const data: DataOf<'sports/userPositionByMarketId'> = { oddsPosition: [], sessionPosition: [] };
  for (const { market_id, kind, name, definition, book } of books) {
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
