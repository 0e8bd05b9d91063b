import type { MatchMost, MatchTotal } from '@maidan/sports';
import type { Game } from '../figures/game.ts';
import { OUT, type Tally, WAITING } from '../figures/tally.ts';

/** The value of a session at the end of a rollout; NaN where it would be void. */
export type Measure = (end: Game) => number;

type Count = (tally: Tally) => number;

function largest(values: Int16Array): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

function countBatters(isCounted: (runs: number, place: number, tally: Tally) => boolean): Count {
  return (tally) => {
    let count = 0;
    for (let place = 0; place < 11; place++) {
      if (tally.standing[place] !== WAITING && isCounted(tally.batterRuns[place] ?? 0, place, tally))
        count += 1;
    }
    return count;
  };
}

/** A batter who came in after the last wicket and has not faced a ball: scorecards leave them out. */
function hasNewcomer({ wickets, pshipRuns, pshipBalls }: Tally): boolean {
  return wickets > 0 && wickets < 10 && pshipRuns + pshipBalls === 0;
}

const countUnderTen = countBatters((runs) => runs < 10);

function mostBoundaries({ batterFours, batterSixes }: Tally): number {
  let most = 0;
  for (let place = 0; place < 11; place++)
    most = Math.max(most, (batterFours[place] ?? 0) + (batterSixes[place] ?? 0));
  return most;
}

/** Totals of one innings: the match's total is their sum. */
export const totalCounts: { readonly [of in MatchTotal]?: Count } = {
  runs: ({ runs }) => runs,
  fours: ({ fours }) => fours,
  sixes: ({ sixes }) => sixes,
  boundaries: ({ fours, sixes }) => fours + sixes,
  wides: ({ wides }) => wides,
  'no-balls': ({ noBalls }) => noBalls,
  extras: ({ extras }) => extras,
  wickets: ({ wickets }) => wickets,
  lbw: ({ lbw }) => lbw,
  bowled: ({ bowled }) => bowled,
  caught: ({ caught }) => caught,
  'run-outs': ({ runOuts }) => runOuts,
  'dot-balls': ({ dots }) => dots,
  ducks: countBatters((runs, place, tally) => runs === 0 && tally.standing[place] === OUT),
  thirties: countBatters((runs) => runs >= 30 && runs < 50),
  fifties: countBatters((runs) => runs >= 50 && runs < 100),
  'single-digit-scorers': (tally) => countUnderTen(tally) - (hasNewcomer(tally) ? 1 : 0),
  'double-digit-scorers': countBatters((runs) => runs >= 10 && runs < 100),
  'six-hitters': countBatters((_, place, tally) => (tally.batterSixes[place] ?? 0) > 0),
  'wicket-takers': ({ bowlerWickets }) => {
    let count = 0;
    for (const taken of bowlerWickets) if (taken > 0) count += 1;
    return count;
  },
};

/** Maxima of one innings: the match's most is the largest of them. */
const mostCounts: { readonly [of in MatchMost]: Count } = {
  'over-runs': ({ overRunsMax, overRuns }) => Math.max(overRunsMax, overRuns),
  'pship-runs': ({ pshipRunsMax }) => pshipRunsMax,
  'pship-balls': ({ pshipBallsMax, pshipBalls }) => Math.max(pshipBallsMax, pshipBalls),
  'batter-runs': ({ batterRuns }) => largest(batterRuns),
  'batter-fours': ({ batterFours }) => largest(batterFours),
  'batter-sixes': ({ batterSixes }) => largest(batterSixes),
  'batter-boundaries': mostBoundaries,
  'batter-balls': ({ batterBalls }) => largest(batterBalls),
  'bowler-wickets': ({ bowlerWickets }) => largest(bowlerWickets),
  'bowler-runs': ({ bowlerRuns }) => largest(bowlerRuns),
  'bowler-dot-balls': ({ bowlerDots }) => largest(bowlerDots),
};

export function measureMatchTotal(of: MatchTotal): Measure {
  const count = totalCounts[of] ?? (() => Number.NaN);
  return ({ innings }) => {
    let sum = 0;
    for (const tally of innings) sum += count(tally);
    return sum;
  };
}

export function measureMatchMost(of: MatchMost): Measure {
  const count = mostCounts[of];
  return ({ innings }) => {
    let most = 0;
    for (const tally of innings) most = Math.max(most, count(tally));
    return most;
  };
}
