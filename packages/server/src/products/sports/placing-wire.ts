import {
  decimalFromOdds,
  type Odds,
  odds,
  parseDecimalOdds,
  parseRawOdds,
  type RefusalOf,
  rawFromOdds,
  type Side,
} from '@maidan/betting';
import type { DataOf, ParsedRequestOf } from '@maidan/contract';
import { isDecimalKind, kindOfOddsType, limitsFor, type MarketKind, marketKinds } from '@maidan/sports';
import { nameOption, type PlaceAnswer, type RequestHead } from '../../bets/act.ts';
import { refusalToWire } from '../../bets/lists/bet-facts-wire.ts';
import type { House } from '../../house.ts';
import { type Answer, fine, type HandlersFor, type SignedInCaller } from '../../http/answer.ts';
import type { Metrics } from '../../metrics.ts';
import { stakeFromWire, totalCoinsToWire } from '../../wallet/coins-wire.ts';
import type { Board } from './board/board.ts';
import { type BoardMarket, type BoardMatch, runnerOfSelection } from './board/board-state.ts';
import { isOfferedKind, limitsFromWire, offeredMarket, type SportsLimits } from './match-terms.ts';

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
  const runner = runnerOfSelection(market, request.selectionId);
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

/** A sports bet in the house's own terms. */
export interface SportsBet extends RequestHead {
  readonly match: BoardMatch;
  readonly market: BoardMarket;
  readonly option: string;
  readonly optionName: string;
  readonly selectionId: string;
  readonly side: Side;
  /** As on the wire: raw, or decimal for exchange kinds. */
  readonly price: number;
  readonly amount: number;
  readonly run?: number;
  readonly address: string;
}

export const oddsToWire = (kind: MarketKind, value: number): number =>
  isDecimalKind(kind) ? decimalFromOdds(odds(value)) : rawFromOdds(odds(value));

const readOdds = (kind: MarketKind, price: number): Odds | undefined =>
  isDecimalKind(kind) ? parseDecimalOdds(price) : parseRawOdds(price);

export async function placeSportsBet(
  parts: { house: House; board: Board; limits: SportsLimits },
  bet: SportsBet,
): Promise<PlaceAnswer> {
  const { house, board, limits } = parts;
  const { kind, id } = bet.market.market;
  const request = readOdds(kind, bet.price);
  if (request === undefined) {
    const what = kind === 'fancy' ? 'session' : 'selection';
    return house.bets.refuse(bet, { code: 'not-on-offer', what });
  }
  const stake = stakeFromWire(bet.amount);
  const matchLimits = await limits.of(bet.match.room);
  const placed = await house.bets.place({
    client: bet.client,
    requestId: bet.requestId,
    content: bet.content,
    marketId: id,
    leg: {
      option: bet.option,
      side: bet.side,
      stake,
      odds: request,
      ...(bet.run === undefined ? {} : { run: bet.run }),
    },
    shownAs: marketKinds[kind].price,
    limits: () => limitsFor(kind, limitsFromWire(limits.known(bet.match.room).limits)),
    delayMs: bet.market.betDelayMs,
    refresh: () => limits.of(bet.match.room),
    address: bet.address,
    details: { teamName: bet.optionName, selectionId: bet.selectionId },
    quote() {
      const quoted = board.quote(bet.match, bet.market, bet.option, bet.side, stake);
      // Checked again when the bet is decided: the match may be shut while the bet waits.
      const { room } = bet.match;
      const isOpen = matchLimits.bet_status && limits.known(room).bet_status && limits.isTrusted(room);
      return isOpen || quoted.state === 'too-late' ? quoted : { state: 'market-suspended' };
    },
  });
  return placed.ok ? placed : { ok: false, refusal: nameOption(placed.refusal, bet.optionName) };
}
