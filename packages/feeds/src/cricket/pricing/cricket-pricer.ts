import {
  drawRunner,
  firstRunner,
  noRunner,
  type PricesChange,
  secondRunner,
  yesRunner,
} from '../../play/play.ts';
import { type LineStyle, quoteLine } from '../../pricing/quote-line.ts';
import {
  type Chance,
  openWinner,
  priceWinner,
  quoteExchange,
  suspendWinner,
} from '../../pricing/quote-winner.ts';
import type { CricketState } from '../cricket-state.ts';
import { isLastStretch, isShortOfSessions } from '../figures/check-innings.ts';
import { currentTally, type Game } from '../figures/game.ts';
import type { Offer } from '../sessions/offer.ts';
import {
  chancesBeforeToss,
  countChances,
  type Horizon,
  limitedChances,
  rollOut,
  superOverChances,
  type WinChances,
} from './cricket-chances.ts';
import type { Measure } from './measure-match.ts';
import { isMatchLong, measureSession } from './measure-session.ts';

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

interface SeenSession {
  readonly measure: Measure;
  /** The value of the session at each end, NaN where it would be void, and its value when the view was computed. */
  readonly values: Float64Array;
  readonly stood: number;
}

/** Many rollouts of the whole match from its anchor: the over's start, the last wicket, or a ball of the last innings. */
interface LongView {
  readonly anchor: Game;
  readonly chances: WinChances;
  readonly sessions: ReadonlyMap<string, SeenSession>;
}

/** Reuses the last view for as long as the match has the same anchor. */
function longViewer(seed: number, times: number): (state: CricketState, anchor: Game) => LongView {
  let last: LongView | undefined;
  return (state, anchor) => {
    if (last?.anchor === anchor) return last;
    const sessions = new Map(
      state.pending.map((offer): [string, SeenSession] => {
        const measure = measureSession(state.plan, offer.session);
        return [offer.marketId, { measure, values: new Float64Array(times), stood: measure(anchor) }];
      }),
    );
    const count = countChances();
    let time = 0;
    rollOut(anchor, 'match', times, seed, (end) => {
      count.see(end);
      for (const { measure, values } of sessions.values()) values[time] = measure(end);
      time += 1;
    });
    last = { anchor, chances: count.chances(), sessions };
    return last;
  };
}

/** The ends of any session at the anchor; after it those of a session on the match, shifted by what has happened since. */
function endsNow(view: LongView, offer: Offer, game: Game): ArrayLike<number> {
  const known = view.sessions.get(offer.marketId);
  if (known === undefined) return [];
  if (view.anchor === game) return known.values.filter((value) => !Number.isNaN(value));
  const stands = known.measure(game);
  const isTotal = offer.session.ask === 'match-total';
  const moved = isTotal ? stands - known.stood : 0;
  return known.values.map((value) => (isTotal ? value + moved : Math.max(value, stands)));
}

/** Match odds, bookmaker and, in a limited match under way, the tied match. */
function priceMain(state: CricketState, chances: WinChances, seed: number): PricesChange[] {
  const { matchId, format } = state.plan;
  const runners: Chance[] = [
    { runnerId: firstRunner, probability: chances.first },
    { runnerId: secondRunner, probability: chances.second },
  ];
  if (format === 'Test') runners.push({ runnerId: drawRunner, probability: chances.draw });
  const main = priceWinner(matchId, runners, seed);
  if (format === 'Test' || state.game === undefined) return main;
  if (state.superOver !== undefined) return [...main, suspendWinner(matchId, 'tied-match')];
  const tied = [
    { runnerId: yesRunner, probability: chances.tie },
    { runnerId: noRunner, probability: 1 - chances.tie },
  ];
  return [...main, openWinner(matchId, 'tied-match', quoteExchange(tied, seed + 1))];
}
