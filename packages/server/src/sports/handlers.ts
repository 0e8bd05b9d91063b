import { shapeOf } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { refusalToWire } from '../bets/refusal-wire.ts';
import { type Answer, fine, type HandlersFor, type SignedInCaller } from '../http/answer.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import {
  fancyBetToWire,
  matchBetToWire,
  oddsTypes,
  pendingBetToWire,
  selectionOfRunner,
} from './bets-wire.ts';
import { isOfSport, matchDetailToWire, matchToWire } from './match-wire.ts';
import { type PlacingParts, placeOddsBet, placeSessionBet } from './placing-wire.ts';
import { proofToWire } from './proof-wire.ts';
import { readMatchProof } from './season/match-proof.ts';
import * as store from './store.ts';

type SportsCalls =
  | 'sports/matchList'
  | 'sports/sportByMarketId'
  | 'sports/userPositionByMarketId'
  | 'sports/completedFancyByMarketId'
  | 'sports/betsList'
  | 'sports/sessionBetPlaced'
  | 'sports/oddBetPlaced'
  | 'sports/matchProof'
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
      const rows = await store.betsOnMatch(db, session.accountId, marketId, ['settled']);
      return fine(rows.filter((row) => row.kind === 'fancy').map(fancyBetToWire));
    },
    'sports/betsList': (request, caller) => betsList(parts, request, caller),
    'user/clientBetListByMarketId': async ({ marketId }, caller) => {
      const rows = await store.betsOnMatch(db, caller.session.accountId, marketId, [
        'open',
        'settled',
        'void',
        'deleted',
      ]);
      return fine(splitBets(rows, caller));
    },
    'sports/matchProof': async ({ eventId }) => {
      const proof = await readMatchProof(house, eventId);
      return proof === undefined ? noSuchMatch : fine(proofToWire(proof));
    },
    'sports/sessionBetPlaced': (request, caller) => placeSessionBet(parts, request, caller),
    'sports/oddBetPlaced': (request, caller) => placeOddsBet(parts, request, caller),
  };
}

function splitBets(rows: readonly store.SportsBetRow[], { session }: SignedInCaller) {
  const bettor = { name: session.username, username: session.username };
  return {
    oddsBetsData: rows.filter((row) => row.kind !== 'fancy').map((row) => matchBetToWire(row, bettor)),
    sessionBetsData: rows.filter((row) => row.kind === 'fancy').map(fancyBetToWire),
  };
}

async function betsList(
  { house }: PlacingParts,
  request: ParsedRequestOf<'sports/betsList'>,
  caller: SignedInCaller,
): Promise<Answer<DataOf<'sports/betsList'>>> {
  const client = caller.session.accountId;
  const settled: store.BetState = request.isDeclare ? 'settled' : 'open';
  const states: store.BetState[] = request.isDeleted ? ['void', 'deleted'] : [settled];
  const found =
    request.marketId === undefined
      ? await store.betsEverywhere(house.db, client, states)
      : await store.betsOnMatch(house.db, client, request.marketId, states);
  const { fancyBet, oddsBet, diamondBet } = request;
  // Naming a kind leaves the others out; naming none asks for all.
  const isNamed = fancyBet || oddsBet || diamondBet;
  const rows = found.filter((row) => !isNamed || (row.kind === 'fancy' ? fancyBet : oddsBet));
  return fine({
    ...splitBets(rows, caller),
    casinoBetData: [],
    pendingBetData: rows.filter((row) => row.state === 'open').map(pendingBetToWire),
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
