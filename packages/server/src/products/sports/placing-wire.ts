import type { RefusalOf } from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { kindOfOddsType, type MarketKind } from '@maidan/sports';
import type { PlaceAnswer } from '../../bets/act.ts';
import { refusalToWire } from '../../bets/lists/bet-facts-wire.ts';
import type { House } from '../../house.ts';
import { type Answer, fine, type HandlersFor, type SignedInCaller } from '../../http/answer.ts';
import type { Metrics } from '../../metrics.ts';
import { totalCoinsToWire } from '../../wallet/coins-wire.ts';
import type { Board } from './board/board.ts';
import { runnerOfSelection } from './board/pictures-wire.ts';
import { oddsToWire } from './lists/bets-wire.ts';
import { isOfferedKind, offeredMarket } from './match-wire.ts';
import { placeSportsBet, type SportsLimits } from './place-sports-bet.ts';

export interface PlacingParts {
  readonly house: House;
  readonly board: Board;
  readonly limits: SportsLimits;
  /** For a caller that sends no request id of its own. */
  readonly freshRequestId: () => string;
  readonly countBet: Metrics['countBet'];
}

export type PlacingCalls = 'sports/sessionBetPlaced' | 'sports/oddBetPlaced';

export const placingHandlers = (parts: PlacingParts): HandlersFor<PlacingCalls> => ({
  'sports/sessionBetPlaced': (request, caller) => placeSessionBet(parts, request, caller),
  'sports/oddBetPlaced': (request, caller) => placeOddsBet(parts, request, caller),
});

type PlacedAnswer = Promise<Answer<DataOf<'sports/oddBetPlaced'>>>;

async function placeSessionBet(
  parts: PlacingParts,
  request: ParsedRequestOf<'sports/sessionBetPlaced'>,
  caller: SignedInCaller,
): PlacedAnswer {
  const match = parts.board.byRoom(request.marketId);
  const market = match?.markets.get(request.selectionId);
  if (match === undefined) return refuseOffer(parts, request, caller, 'match');
  if (market === undefined || market.market.kind !== 'fancy' || !isOfferedKind('fancy', caller.brand.flags)) {
    return refuseOffer(parts, request, caller, 'session');
  }
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
  return placedToWire(parts, placed, 'fancy');
}

async function placeOddsBet(
  parts: PlacingParts,
  request: ParsedRequestOf<'sports/oddBetPlaced'>,
  caller: SignedInCaller,
): PlacedAnswer {
  const match = parts.board.byRoom(request.marketId);
  if (match === undefined) return refuseOffer(parts, request, caller, 'match');
  const kind = kindOfOddsType(request.oddsType);
  const market = offeredMarket(match, kind, caller.brand.flags);
  if (market === undefined) return refuseOffer(parts, request, caller, 'market');
  const runner = runnerOfSelection(market.market.runners, request.selectionId);
  if (runner === undefined) return refuseOffer(parts, request, caller, 'selection');
  const placed = await placeSportsBet(parts, {
    ...head(parts, request, caller),
    match,
    market,
    option: runner.id,
    optionName: runner.name,
    selectionId: request.selectionId,
    side: request.type === 'L' ? 'back' : 'lay',
  });
  return placedToWire(parts, placed, market.market.kind);
}

type PlacingRequest = ParsedRequestOf<'sports/sessionBetPlaced'> | ParsedRequestOf<'sports/oddBetPlaced'>;

async function refuseOffer(
  parts: PlacingParts,
  request: PlacingRequest,
  caller: SignedInCaller,
  what: RefusalOf<'not-on-offer'>['what'],
): PlacedAnswer {
  const refusal = { code: 'not-on-offer', what } as const;
  const answer = await parts.house.bets.refuse(head(parts, request, caller), refusal);
  return placedToWire(parts, answer, kindOfOddsType(request.oddsType));
}

/** Only the fields that make up the bet. */
function contentOf(request: PlacingRequest): string {
  const { marketId, selectionId, oddsType, type, odds, amount } = request;
  const run = 'run' in request ? request.run : null;
  return JSON.stringify([oddsType, marketId, String(selectionId), type, odds, amount, run]);
}

const head = (
  { freshRequestId }: PlacingParts,
  request: PlacingRequest,
  { session, address }: SignedInCaller,
) => ({
  client: session.accountId,
  requestId: request.requestId ?? freshRequestId(),
  content: contentOf(request),
  price: request.odds,
  amount: request.amount,
  address,
});

function placedToWire(
  { countBet }: PlacingParts,
  placed: PlaceAnswer,
  kind: MarketKind,
): Answer<DataOf<'sports/oddBetPlaced'>> {
  countBet(placed.ok ? 'accepted' : placed.refusal.code);
  if (!placed.ok) return refusalToWire(placed.refusal);
  const { value } = placed;
  return fine(
    { betId: String(value.betId), ...totalCoinsToWire(value), odds: oddsToWire(kind, value.odds) },
    'Bet Placed Successfully',
  );
}
