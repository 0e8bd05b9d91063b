import { shapeOf } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { refusalToWire } from '../bets/refusal-wire.ts';
import { type Answer, fine, type HandlersFor, type SignedInCaller } from '../http/answer.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import { type BetPage, betsEverywhere, betsOnMatch } from './bet-lists/store.ts';
import {
  fancyBetToWire,
  hasMoreToWire,
  matchBetToWire,
  oddsTypes,
  pendingBetToWire,
  selectionOfRunner,
} from './bets-wire.ts';
import { isOfSport, matchDetailToWire, matchToWire } from './match-wire.ts';
import { type PlacingParts, placeOddsBet, placeSessionBet } from './placing-wire.ts';
import * as store from './store.ts';

type SportsCalls =
  | 'sports/matchList'
  | 'sports/sportByMarketId'
  | 'sports/userPositionByMarketId'
  | 'sports/completedFancyByMarketId'
  | 'sports/betsList'
  | 'sports/sessionBetPlaced'
  | 'sports/oddBetPlaced'
  | 'user/clientBetListByMarketId';

const noSuchMatch = refusalToWire({ code: 'not-on-offer', what: 'match' });

export function sportsHandlers(parts: PlacingParts): HandlersFor<SportsCalls> {
  const { house, board } = parts;
  const { db } = house;
  return {
    'sports/matchList': async ({ sportId }) => {
      const rows = await store.listMatches(db);
      const wanted = rows.filter((row) => isOfSport(row, sportId));
      return fine(
        wanted.map((row) => {
          const match = board.byEvent(row.event_id);
          return matchToWire(row, match, match !== undefined && board.staleMs(match) !== undefined);
        }),
      );
    },
    'sports/sportByMarketId': async ({ marketId }) => {
      const row = await store.findMatch(db, marketId);
      return row === undefined ? noSuchMatch : fine(matchDetailToWire(row, board.byEvent(row.event_id)));
    },
    'sports/userPositionByMarketId': async ({ marketId }, { session }) => {
      const books = await store.booksOnMatch(db, session.accountId, marketId);
      return fine(positionsToWire(books));
    },
    'sports/completedFancyByMarketId': async ({ marketId }, { session }) => {
      const { bets } = await betsOnMatch(db, session.accountId, marketId, 'settled');
      return fine(bets.filter((row) => row.kind === 'fancy').map(fancyBetToWire));
    },
    'sports/betsList': (request, caller) => betsList(parts, request, caller),
    'user/clientBetListByMarketId': async ({ marketId }, caller) => {
      return fine(splitBets(await betsOnMatch(db, caller.session.accountId, marketId, 'all'), caller));
    },
    'sports/sessionBetPlaced': (request, caller) => placeSessionBet(parts, request, caller),
    'sports/oddBetPlaced': (request, caller) => placeOddsBet(parts, request, caller),
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
  { house }: PlacingParts,
  request: ParsedRequestOf<'sports/betsList'>,
  caller: SignedInCaller,
): Promise<Answer<DataOf<'sports/betsList'>>> {
  const client = caller.session.accountId;
  const settled = request.isDeclare ? 'settled' : 'open';
  const list = request.isDeleted ? 'taken-out' : settled;
  const found =
    request.marketId === undefined
      ? await betsEverywhere(house.db, client, list)
      : await betsOnMatch(house.db, client, request.marketId, list);
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
          oddsType: oddsTypes[kind],
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
