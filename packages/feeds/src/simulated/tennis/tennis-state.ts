import type { Random } from '@maidan/betting';
import type { Pair } from '../../score.ts';
import { type StatusLine, statusLine } from '../../status-line.ts';
import type { ServeChances } from './tennis-model.ts';
import { type TennisRules, usualRules } from './tennis-rules.ts';

export interface TennisPlan {
  readonly matchId: string;
  readonly players: readonly [string, string];
  readonly chances: ServeChances;
  readonly setsToWin: 2 | 3;
  /** Absent for the usual rules. */
  readonly rules?: TennisRules;
}

export const rulesOf = ({ plan }: { readonly plan: TennisPlan }): TennisRules => plan.rules ?? usualRules;

export type TennisMoment = 'before' | 'open' | 'running' | 'result' | 'over';

export interface TennisState {
  readonly plan: TennisPlan;
  readonly moment: TennisMoment;
  readonly status: StatusLine;
  readonly dueAt: number;
  readonly steps: number;
  /** Games of the finished sets. */
  readonly sets: readonly Pair[];
  readonly setsWon: Pair;
  readonly games: Pair;
  readonly points: Pair;
  readonly isTieBreak: boolean;
  /** Who serves this game; in a tie-break, who served its first point. */
  readonly server: 0 | 1;
  readonly aces: Pair;
  readonly pointsWon: Pair;
  readonly retired?: 0 | 1;
  readonly lastWinner?: 0 | 1;
}

export function beforeFirstServe(plan: TennisPlan): TennisState {
  return {
    plan,
    moment: 'before',
    status: statusLine('notStarted'),
    dueAt: 0,
    steps: 0,
    sets: [],
    setsWon: [0, 0],
    games: [0, 0],
    points: [0, 0],
    isTieBreak: false,
    server: 0,
    aces: [0, 0],
    pointsWon: [0, 0],
  };
}

/** Both are one set short of the match. */
export function isFinalSet({ plan, setsWon: [one, other] }: Pick<TennisState, 'plan' | 'setsWon'>): boolean {
  return one === plan.setsToWin - 1 && other === plan.setsToWin - 1;
}

export function makeTennisPlan(
  random: Random,
  matchId: string,
  players: readonly [string, string],
  rules?: TennisRules,
): TennisPlan {
  const serve = () => 0.58 + 0.1 * random.next();
  return { matchId, players, chances: { serves: [serve(), serve()] }, setsToWin: 2, ...(rules && { rules }) };
}
