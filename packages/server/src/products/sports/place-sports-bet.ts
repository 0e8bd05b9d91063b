import { type Odds, parseDecimalOdds, parseRawOdds, type Side } from '@maidan/betting';
import { isDecimalKind, limitsFor, type MarketKind, marketKinds } from '@maidan/sports';
import type { PlaceAnswer, RequestHead } from '../../bets/bet-request.ts';
import { nameOption } from '../../bets/name-option.ts';
import type { House } from '../../house.ts';
import { stakeFromWire } from '../../wallet/coins-wire.ts';
import type { Board } from './board/board.ts';
import type { BoardMarket, BoardMatch } from './board/board-state.ts';
import { limitsFromWire } from './match-wire.ts';
import type { SportsLimits } from './sports-limits.ts';

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

const readOdds = (kind: MarketKind, price: number): Odds | undefined =>
  isDecimalKind(kind) ? parseDecimalOdds(price) : parseRawOdds(price);

export async function placeSportsBet(
  parts: { house: House; board: Board; limits: SportsLimits },
  bet: SportsBet,
): Promise<PlaceAnswer> {
  const { house, board, limits } = parts;
  const { kind, id } = bet.market.market;
  const odds = readOdds(kind, bet.price);
  if (odds === undefined) {
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
      odds,
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
