import type { RunnerPrices } from '../../feed.ts';
import type { CricketState } from '../cricket/cricket-state.ts';
import { currentTally, type Game } from '../cricket/game.ts';
import {
  DRAW_RUNNER,
  FIRST_RUNNER,
  mainMarketId,
  NO_RUNNER,
  SECOND_RUNNER,
  YES_RUNNER,
} from '../main-markets.ts';
import type { PricesChange } from '../play.ts';
import {
  chancesBeforeToss,
  countChances,
  limitedChances,
  superOverChances,
  type WinChances,
} from './cricket-chances.ts';
import { isMatchLong, type Measure, measureSession } from './measure-session.ts';
import type { Offer } from './offer.ts';
import { type LineStyle, quoteLine } from './quote-line.ts';
import { type Chance, quoteBookmaker, quoteExchange } from './quote-winner.ts';
import { rollOut } from './roll-out.ts';

const BOOKMAKER_SIZE = 500_000;

export interface RolloutCounts {
  /** Ends of the current innings, counted afresh after every ball. */
  readonly innings: number;
  /** Ends of the match, counted once an over and at every wicket. */
  readonly match: number;
}

export const USUAL_ROLLOUTS: RolloutCounts = { innings: 300, match: 300 };

interface LongView {
  readonly chances: WinChances;
  /** By market: what the session came to in each end, and stood at when the view was taken. */
  readonly ends: ReadonlyMap<
    string,
    { readonly values: Float64Array; readonly stood: number; readonly measure: Measure }
  >;
}

function styleOf(offer: Offer): LineStyle {
  return Number(offer.marketId.slice(-1)) % 2 === 0 ? 'spread' : 'split';
}

function toLine(offer: Offer, ends: number[]): PricesChange {
  const line = quoteLine(ends, styleOf(offer));
  const { marketId } = offer;
  return line === undefined
    ? { kind: 'prices', marketId, state: 'suspended' }
    : { kind: 'prices', marketId, state: 'open', line };
}

/** Everything a match's prices need beyond its state, remembered because it is dear to work out, never because it tells more. */
export function cricketPricer(matchId: string, counts: RolloutCounts) {
  const seed = Number(matchId.slice(-8));
  const limited = limitedChances();
  let long: { readonly anchor: Game; readonly view: LongView } | undefined;

  function viewLong(state: CricketState, anchor: Game): LongView {
    if (long?.anchor === anchor) return long.view;
    const offers = state.offers.filter(({ session }) => isMatchLong(session));
    const ends = new Map(
      offers.map((offer) => {
        const measure = measureSession(state.plan, offer.session);
        return [offer.marketId, { values: new Float64Array(counts.match), stood: measure(anchor), measure }];
      }),
    );
    const count = countChances();
    let time = 0;
    rollOut(anchor, 'match', counts.match, seed, (end) => {
      count.see(end);
      for (const each of ends.values()) each.values[time] = each.measure(end);
      time += 1;
    });
    const view = { chances: count.chances(), ends };
    long = { anchor, view };
    return view;
  }

  function chancesOf(state: CricketState): WinChances {
    const { game, superOver, anchor } = state;
    if (game === undefined) return chancesBeforeToss(state.plan);
    if (superOver !== undefined) return superOverChances(superOver, seed + state.steps);
    return state.plan.format === 'Test' ? viewLong(state, anchor ?? game).chances : limited(game);
  }

  /** Sessions on the innings: played out from this very ball. */
  function priceShort(state: CricketState, game: Game, offers: readonly Offer[]): PricesChange[] {
    const each = offers.map((offer) => ({
      offer,
      measure: measureSession(state.plan, offer.session),
      ends: [] as number[],
    }));
    rollOut(game, 'innings', counts.innings, seed + 1, (end) => {
      for (const { measure, ends } of each) {
        const value = measure(end);
        if (!Number.isNaN(value)) ends.push(value);
      }
    });
    return each.map(({ offer, ends }) => toLine(offer, ends));
  }

  /** Sessions on the match: played out when the over began or a wicket last fell, moved by what has come since. */
  function priceLong(state: CricketState, game: Game, offers: readonly Offer[]): PricesChange[] {
    const { ends } = viewLong(state, state.anchor ?? game);
    return offers.map((offer) => {
      const known = ends.get(offer.marketId);
      if (known === undefined) return { kind: 'prices', marketId: offer.marketId, state: 'suspended' };
      const stands = known.measure(game);
      const isTotal = offer.session.ask === 'match-total';
      const moved = isTotal ? stands - known.stood : 0;
      return toLine(
        offer,
        Array.from(known.values, (value) => (isTotal ? value + moved : Math.max(value, stands))),
      );
    });
  }

  return {
    chances: chancesOf,
    prices(state: CricketState): readonly PricesChange[] {
      const { game, pending } = state;
      const main = priceMain(state, chancesOf(state), seed + state.steps);
      if (game === undefined) return main;
      if (state.superOver !== undefined || currentTally(game).isClosed)
        return [...main, ...suspendAll(pending)];
      const long = pending.filter(({ session }) => isMatchLong(session));
      // Spec section 4: overs reduced leave sessions on the whole match void, so nobody may bet on them any more.
      const isReduced = state.hasRained && state.plan.format !== 'Test';
      const short = pending.filter(({ session }) => !isMatchLong(session));
      return [
        ...main,
        ...priceShort(state, game, short),
        ...(isReduced ? suspendAll(long) : priceLong(state, game, long)),
      ];
    },
  };
}

export function suspendAll(offers: readonly Offer[]): PricesChange[] {
  return offers.map(({ marketId }) => ({ kind: 'prices', marketId, state: 'suspended' }));
}

function priceMain(state: CricketState, chances: WinChances, seed: number): PricesChange[] {
  const { plan } = state;
  const { matchId, format } = plan;
  const runners: Chance[] = [
    { runnerId: FIRST_RUNNER, probability: chances.first },
    { runnerId: SECOND_RUNNER, probability: chances.second },
  ];
  if (format === 'Test') runners.push({ runnerId: DRAW_RUNNER, probability: chances.draw });
  const open = (
    kind: 'bookmaker' | 'match-odds' | 'tied-match',
    prices: readonly RunnerPrices[],
  ): PricesChange => ({
    kind: 'prices',
    marketId: mainMarketId(matchId, kind),
    state: prices.some(({ back, lay }) => back.length + lay.length > 0) ? 'open' : 'suspended',
    runners: prices,
  });
  const main = [
    open('match-odds', quoteExchange(runners, seed)),
    open('bookmaker', quoteBookmaker(runners, BOOKMAKER_SIZE)),
  ];
  if (format === 'Test' || state.game === undefined) return main;
  const tied = [
    { runnerId: YES_RUNNER, probability: chances.tie },
    { runnerId: NO_RUNNER, probability: 1 - chances.tie },
  ];
  return [
    ...main,
    state.superOver === undefined ? open('tied-match', quoteExchange(tied, seed + 1)) : suspended(matchId),
  ];
}

function suspended(matchId: string): PricesChange {
  return { kind: 'prices', marketId: mainMarketId(matchId, 'tied-match'), state: 'suspended' };
}
