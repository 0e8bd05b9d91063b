import { type CricketMatch, startMatch } from '@maidan/sports';
import type { Decision } from '../play/play.ts';
import { type StatusLine, statusLine } from '../status-line.ts';
import { ballsInOver, formats } from './figures/format.ts';
import type { Game } from './figures/game.ts';
import type { CricketPlan } from './plan.ts';
import type { Offer } from './sessions/offer.ts';

/**
 * The phase of a match between two steps. Markets have prices only in 'open'; 'running' is while a ball is bowled, 'result'
 * the moment after it, 'rain' a break for rain.
 */
export type Moment = 'toss' | 'open' | 'running' | 'result' | 'rain' | 'over';

export interface CricketState {
  readonly plan: CricketPlan;
  readonly match: CricketMatch;
  readonly moment: Moment;
  readonly status: StatusLine;
  /** Milliseconds of season time after the start at which the next step is due. */
  readonly dueAt: number;
  readonly steps: number;
  /** Absent until the toss. */
  readonly game?: Game;
  /** The figures when the over began or a wicket last fell, from which the long view is computed. */
  readonly anchor?: Game;
  readonly superOver?: Game;
  readonly hasRained: boolean;
  /** In a Test: how many times of lunch, tea or stumps had come when play last stopped. */
  readonly intervals: number;
  /** What the last ball ended: new sessions may be needed. */
  readonly isOverDone: boolean;
  readonly isBatterGone: boolean;
  /** The last dozen balls as scoreboards write them, oldest first. */
  readonly recent: readonly string[];
  readonly offers: readonly Offer[];
  /** Offers without a decision yet. */
  readonly pending: readonly Offer[];
  readonly decisions: readonly Decision[];
}

export function beforeToss(plan: CricketPlan): CricketState {
  const { format, squads, startDate, generator } = plan;
  const [one, two] = squads;
  const { inningsBalls } = formats[format];
  return {
    plan,
    match: startMatch({
      format,
      teams: [one.team.name, two.team.name],
      players: { [one.team.name]: one.players, [two.team.name]: two.players },
      startDate,
      ...(generator === 2 || generator === 3 ? { shortenedStands: true } : {}),
      ...(inningsBalls > 0 ? { scheduledOvers: inningsBalls / ballsInOver } : {}),
    }),
    moment: 'toss',
    status: statusLine('notStarted'),
    dueAt: 0,
    steps: 0,
    hasRained: false,
    intervals: 0,
    isOverDone: false,
    isBatterGone: false,
    recent: [],
    offers: [],
    pending: [],
    decisions: [],
  };
}

/** The figures of whatever is being played: the match or its super over. */
export function gameInPlay(state: CricketState): Game {
  const game = state.superOver ?? state.game;
  if (game === undefined) throw new Error('the toss has not been made');
  return game;
}
