import type { PricesChange } from '../../play/play.ts';
import { type LineStyle, quoteLine } from '../../pricing/quote-line.ts';
import type { CricketState } from '../cricket-state.ts';
import { currentTally, type Game } from '../figures/game.ts';
import { isLastStretch, isShortOfSessions } from '../figures/near-the-end.ts';
import type { Offer } from '../sessions/offer.ts';
import { chancesBeforeToss, limitedChances, superOverChances, type WinChances } from './cricket-chances.ts';
import { endsNow, type LongView, longViewer } from './long-view.ts';
import { isMatchLong, measureSession } from './measure-session.ts';
import { priceMain } from './price-main.ts';
import { type Horizon, rollOut } from './roll-out.ts';

export interface RolloutCounts {
  /** Rollouts of the innings, or of a limited match, made after every ball. */
  readonly innings: number;
  /** Rollouts of a Test, made once an over and at every wicket, and after every ball of its last innings. */
  readonly match: number;
}

export const usualRollouts: RolloutCounts = { innings: 300, match: 300 };

function styleOf(offer: Offer): LineStyle {
  return Number(offer.marketId.slice(-1)) % 2 === 0 ? 'spread' : 'split';
}

function toLine(offer: Offer, ends: ArrayLike<number>): PricesChange {
  const line = quoteLine(ends, styleOf(offer));
  const { marketId } = offer;
  return line === undefined
    ? { kind: 'prices', marketId, state: 'suspended' }
    : { kind: 'prices', marketId, state: 'open', line };
}

const idsOf = (offers: readonly Offer[]): readonly string[] => offers.map(({ marketId }) => marketId);

export function suspendAll(marketIds: readonly string[]): PricesChange[] {
  return marketIds.map((marketId) => ({ kind: 'prices', marketId, state: 'suspended' }));
}

/** Near the end rollouts are short and the open outcomes rare, so more rollouts are affordable and needed. */
const lastStretchTimes = 4;

/** Prices from rollouts that begin at the present ball. */
function priceNow(
  state: CricketState,
  game: Game,
  offers: readonly Offer[],
  horizon: Horizon,
  times: number,
  seed: number,
): PricesChange[] {
  if (offers.length === 0) return [];
  const each = offers.map((offer) => ({
    offer,
    measure: measureSession(state.plan, offer.session),
    ends: new Int16Array(times),
    count: 0,
  }));
  rollOut(game, horizon, times, seed, (end) => {
    for (const counted of each) {
      const value = counted.measure(end);
      if (Number.isNaN(value)) continue;
      counted.ends[counted.count] = value;
      counted.count += 1;
    }
  });
  return each.map(({ offer, ends, count }) => toLine(offer, ends.subarray(0, count)));
}

export type CricketPricer = ReturnType<typeof cricketPricer>;

/** It keeps only caches between calls: every price depends on the state alone. */
export function cricketPricer(matchId: string, counts: RolloutCounts) {
  const seed = Number(matchId.slice(-8));
  const limited = limitedChances();
  // The same seed for both, so that a session keeps its draws whichever of them prices it.
  const rolloutSeed = seed + 1;
  const viewLong = longViewer(rolloutSeed, counts.match);

  /** In the last innings of a Test, or its last overs, every ball counts: the view is computed from it, not once an over. */
  function viewOf(state: CricketState, game: Game): LongView {
    const isDeciding = (game.target > 0 || isShortOfSessions(game)) && !currentTally(game).isClosed;
    return viewLong(state, isDeciding ? game : (state.anchor ?? game));
  }

  function chancesOf(state: CricketState): WinChances {
    const { game, superOver } = state;
    if (game === undefined) return chancesBeforeToss(state.plan);
    if (superOver !== undefined) return superOverChances(superOver, seed + state.steps);
    return state.plan.format === 'Test' ? viewOf(state, game).chances : limited(game);
  }

  return {
    chances: chancesOf,
    prices(state: CricketState): readonly PricesChange[] {
      const { game, pending } = state;
      const main = priceMain(state, chancesOf(state), seed + state.steps);
      if (game === undefined) return main;
      const { superOver } = state;
      const playing = superOver ?? game;
      const times = counts.innings * (isLastStretch(playing) ? lastStretchTimes : 1);
      const priceOf = (offers: readonly Offer[], horizon: Horizon) =>
        priceNow(state, playing, offers, horizon, times, rolloutSeed);
      if (superOver !== undefined) {
        const [own, others] = divide(pending, ({ session }) => session.isSuperOver === true);
        return [...main, ...priceOf(own, 'innings'), ...suspendAll(idsOf(others))];
      }
      if (currentTally(game).isClosed) return [...main, ...suspendAll(idsOf(pending))];
      const [long, short] = divide(pending, ({ session }) => isMatchLong(session));
      // Spec section 4: reduced overs void sessions on the whole match, so they take no more bets.
      const isReduced = state.hasRained && state.plan.format !== 'Test';
      if (isReduced) return [...main, ...priceOf(short, 'innings'), ...suspendAll(idsOf(long))];
      if (state.plan.format !== 'Test' || isShortOfSessions(game))
        return [...main, ...priceOf(pending, 'match')];
      const view = viewOf(state, game);
      const linesOf = (offers: readonly Offer[]) =>
        offers.map((offer) => toLine(offer, endsNow(view, offer, game)));
      if (view.anchor !== game) return [...main, ...priceOf(short, 'innings'), ...linesOf(long)];
      const [seen, added] = divide(pending, ({ marketId }) => view.sessions.has(marketId));
      return [...main, ...linesOf(seen), ...priceNow(state, game, added, 'match', counts.match, rolloutSeed)];
    },
  };
}

function divide<Item>(items: readonly Item[], test: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
