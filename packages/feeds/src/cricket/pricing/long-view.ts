import type { CricketState } from '../cricket-state.ts';
import type { Game } from '../figures/game.ts';
import type { Offer } from '../sessions/offer.ts';
import { countChances, type WinChances } from './cricket-chances.ts';
import type { Measure } from './measure-match.ts';
import { measureSession } from './measure-session.ts';
import { rollOut } from './roll-out.ts';

interface SeenSession {
  readonly measure: Measure;
  /** The value of the session at each end, NaN where it would be void, and its value when the view was computed. */
  readonly values: Float64Array;
  readonly stood: number;
}

/** Many rollouts of the whole match from its anchor: the over's start, the last wicket, or a ball of the last innings. */
export interface LongView {
  readonly anchor: Game;
  readonly chances: WinChances;
  readonly sessions: ReadonlyMap<string, SeenSession>;
}

/** Reuses the last view for as long as the match has the same anchor. */
export function longViewer(seed: number, times: number): (state: CricketState, anchor: Game) => LongView {
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
export function endsNow(view: LongView, offer: Offer, game: Game): ArrayLike<number> {
  const known = view.sessions.get(offer.marketId);
  if (known === undefined) return [];
  if (view.anchor === game) return known.values.filter((value) => !Number.isNaN(value));
  const stands = known.measure(game);
  const isTotal = offer.session.ask === 'match-total';
  const moved = isTotal ? stands - known.stood : 0;
  return known.values.map((value) => (isTotal ? value + moved : Math.max(value, stands)));
}
