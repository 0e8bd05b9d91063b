import { refusalMessage, shapeOf } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import type { MarketKind } from '@maidan/feeds';
import type { PlaceAnswer } from '../bets/bet-request.ts';
import type { House } from '../house.ts';
import { type Answer, fine, type HandlersFor, refuse, type SignedInCaller } from '../http/answer.ts';
import { hundredthsToWire } from '../wallet/coins-wire.ts';
import {
  fancyBetToWire,
  matchBetToWire,
  oddsTypes,
  pendingBetToWire,
  selectionOfRunner,
} from './bets-wire.ts';
import type { Board } from './board/board.ts';
import { marketOfKind } from './board/board-state.ts';
import { runnerOfSelection } from './board/pictures-wire.ts';
import { matchDetailToWire, matchToWire, sportOfId } from './match-wire.ts';
import { placeSportsBet } from './place-sports-bet.ts';
import type { SportsLimits } from './sports-limits.ts';
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

export interface SportsParts {
  readonly house: House;
  readonly board: Board;
  readonly limits: SportsLimits;
  /** For a caller that sends no request id of its own. */
  readonly freshRequestId: () => string;
}

const noSuchMatch = refuse('This match is not on offer');

export function sportsHandlers(parts: SportsParts): HandlersFor<SportsCalls> {
  const { house, board } = parts;
  const { db } = house;
  return {
    'sports/matchList': async ({ sportId }) => {
      const rows = await store.listMatches(db);
      const sport = sportId === undefined ? undefined : sportOfId(sportId);
      const wanted = rows.filter((row) => sport === undefined || row.sport === sport);
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
    'sports/sessionBetPlaced': (request, caller) => placeSession(parts, request, caller),
    'sports/oddBetPlaced': (request, caller) => placeOdds(parts, request, caller),
  };
}

type PlacedAnswer = Promise<Answer<DataOf<'sports/oddBetPlaced'>>>;

async function placeSession(
  parts: SportsParts,
  request: ParsedRequestOf<'sports/sessionBetPlaced'>,
  caller: SignedInCaller,
): PlacedAnswer {
  const match = parts.board.byMarketId(request.marketId);
  const market = match?.markets.get(request.selectionId);
  if (match === undefined) return noSuchMatch;
  if (market === undefined || market.market.kind !== 'fancy') return refuse('This session is not on offer');
  const { id, name } = market.market;
  const placed = await placeSportsBet(parts, {
    ...head(parts, request, caller),
    match,
    market,
    option: id,
    optionName: name,
    selectionId: id,
    side: request.type === 'Y' ? 'back' : 'lay',
    run: request.run,
  });
  return placedToWire(placed);
}

async function placeOdds(
  parts: SportsParts,
  request: ParsedRequestOf<'sports/oddBetPlaced'>,
  caller: SignedInCaller,
): PlacedAnswer {
  const match = parts.board.byMarketId(request.marketId);
  if (match === undefined) return noSuchMatch;
  const market = marketOfKind(match, kindOf[request.oddsType]);
  if (market === undefined) return refuse('This market is not on offer');
  const runner = runnerOfSelection(market.market.runners, request.selectionId);
  if (runner === undefined) return refuse('This selection is not on offer');
  const placed = await placeSportsBet(parts, {
    ...head(parts, request, caller),
    match,
    market,
    option: runner.id,
    optionName: runner.name,
    selectionId: request.selectionId,
    side: request.type === 'L' ? 'back' : 'lay',
  });
  return placedToWire(placed);
}

const head = (
  { freshRequestId }: SportsParts,
  request: { requestId?: string | undefined; odds: number; amount: number },
  { session, address }: SignedInCaller,
) => ({
  client: session.accountId,
  requestId: request.requestId ?? freshRequestId(),
  price: request.odds,
  amount: request.amount,
  address,
});

const kindOf = {
  bookmaker: 'bookmaker',
  matchOdds: 'match-odds',
  tiedMatch: 'tied-match',
  toss: 'toss',
} as const satisfies Record<string, MarketKind>;

function placedToWire(placed: PlaceAnswer): Answer<DataOf<'sports/oddBetPlaced'>> {
  if (!placed.ok) return refuse(refusalMessage(placed.refusal));
  const { betId, balance, exposure } = placed.value;
  return fine(
    {
      betId: String(betId),
      totalCoins: hundredthsToWire(balance - exposure),
      exposure: hundredthsToWire(exposure),
    },
    'Bet Placed Successfully',
  );
}

function splitBets(rows: readonly store.SportsBetRow[], { session }: SignedInCaller) {
  const bettor = { name: session.username, username: session.username };
  return {
    oddsBetsData: rows.filter((row) => row.kind !== 'fancy').map((row) => matchBetToWire(row, bettor)),
    sessionBetsData: rows.filter((row) => row.kind === 'fancy').map(fancyBetToWire),
  };
}

async function betsList(
  { house }: SportsParts,
  request: { marketId?: string | undefined; isDeclare: boolean; isDeleted: boolean },
  caller: SignedInCaller,
): Promise<Answer<DataOf<'sports/betsList'>>> {
  const client = caller.session.accountId;
  const states: store.BetState[] = request.isDeleted
    ? ['void', 'deleted']
    : [request.isDeclare ? 'settled' : 'open'];
  const rows =
    request.marketId === undefined
      ? await store.openBets(house.db, client)
      : await store.betsOnMatch(house.db, client, request.marketId, states);
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
