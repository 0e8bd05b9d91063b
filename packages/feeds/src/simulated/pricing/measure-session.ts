import type { MatchMost, MatchTotal, Session } from '@maidan/sports';
import { BALLS_PER_OVER } from '../cricket/format.ts';
import type { Game } from '../cricket/game.ts';
import type { CricketPlan } from '../cricket/plan.ts';
import { OUT, type Side, type Tally, WAITING } from '../cricket/tally.ts';

/** What a session comes to in a match played out in figures; NaN where it would be void. */
export type Measure = (end: Game) => number;

function sumOf(read: (tally: Tally) => number): Measure {
  return (end) => end.innings.reduce((sum, tally) => sum + read(tally), 0);
}

function mostOf(read: (tally: Tally) => number): Measure {
  return (end) => end.innings.reduce((most, tally) => Math.max(most, read(tally)), 0);
}

function largest(values: Int16Array): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  return most;
}

function countBatters(isCounted: (runs: number, place: number, tally: Tally) => boolean): Measure {
  return sumOf((tally) => {
    let count = 0;
    for (let place = 0; place < 11; place++) {
      if (tally.standing[place] !== WAITING && isCounted(tally.batterRuns[place] ?? 0, place, tally))
        count += 1;
    }
    return count;
  });
}

const TOTALS: { readonly [of in MatchTotal]?: Measure } = {
  runs: sumOf(({ runs }) => runs),
  fours: sumOf(({ fours }) => fours),
  sixes: sumOf(({ sixes }) => sixes),
  boundaries: sumOf(({ fours, sixes }) => fours + sixes),
  wides: sumOf(({ wides }) => wides),
  'no-balls': sumOf(({ noBalls }) => noBalls),
  extras: sumOf(({ extras }) => extras),
  wickets: sumOf(({ wickets }) => wickets),
  lbw: sumOf(({ lbw }) => lbw),
  bowled: sumOf(({ bowled }) => bowled),
  caught: sumOf(({ caught }) => caught),
  'run-outs': sumOf(({ runOuts }) => runOuts),
  'dot-balls': sumOf(({ dots }) => dots),
  ducks: countBatters((runs, place, tally) => runs === 0 && tally.standing[place] === OUT),
  thirties: countBatters((runs) => runs >= 30 && runs < 50),
  fifties: countBatters((runs) => runs >= 50 && runs < 100),
  'single-digit-scorers': countBatters((runs) => runs < 10),
  'double-digit-scorers': countBatters((runs) => runs >= 10 && runs < 100),
  'six-hitters': countBatters((_, place, tally) => (tally.batterSixes[place] ?? 0) > 0),
  'wicket-takers': sumOf(({ bowlerWickets }) =>
    bowlerWickets.reduce((count, taken) => count + (taken > 0 ? 1 : 0), 0),
  ),
};

const MOSTS: { readonly [of in MatchMost]: Measure } = {
  'over-runs': mostOf(({ overRunsMax, overRuns }) => Math.max(overRunsMax, overRuns)),
  'pship-runs': mostOf(({ pshipRunsMax }) => pshipRunsMax),
  'pship-balls': mostOf(({ pshipBallsMax, pshipBalls }) => Math.max(pshipBallsMax, pshipBalls)),
  'batter-runs': mostOf(({ batterRuns }) => largest(batterRuns)),
  'batter-fours': mostOf(({ batterFours }) => largest(batterFours)),
  'batter-sixes': mostOf(({ batterSixes }) => largest(batterSixes)),
  'batter-boundaries': mostOf(({ batterFours, batterSixes }) =>
    largest(batterFours.map((fours, place) => fours + (batterSixes[place] ?? 0))),
  ),
  'batter-balls': mostOf(({ batterBalls }) => largest(batterBalls)),
  'bowler-wickets': mostOf(({ bowlerWickets }) => largest(bowlerWickets)),
  'bowler-runs': mostOf(({ bowlerRuns }) => largest(bowlerRuns)),
  'bowler-dot-balls': mostOf(({ bowlerDots }) => largest(bowlerDots)),
};

/** A count after so many overs; all out completes them, a chase won before leaves the session void. */
function atOver(tally: Tally, overs: number, after: Int16Array, final: number): number {
  if (tally.balls >= overs * BALLS_PER_OVER) return after[overs - 1] ?? 0;
  return tally.wickets >= 10 || tally.isDeclared ? final : Number.NaN;
}

function onlyOver(tally: Tally, over: number): number {
  const before = over === 1 ? 0 : (tally.runsAfterOver[over - 2] ?? 0);
  if (tally.balls >= over * BALLS_PER_OVER) return (tally.runsAfterOver[over - 1] ?? 0) - before;
  const isBegun = tally.balls > (over - 1) * BALLS_PER_OVER;
  return isBegun && tally.wickets >= 10 ? tally.runs - before : Number.NaN;
}

/** The score at a ball, or what that ball alone brought; void where it is never bowled. */
function atBall(tally: Tally, over: number, ball: number, isAlone: boolean): number {
  const index = over * BALLS_PER_OVER + ball - 1;
  if (tally.balls <= index) return Number.NaN;
  const before = isAlone && index > 0 ? (tally.runsAfterBall[index - 1] ?? 0) : 0;
  return (tally.runsAfterBall[index] ?? 0) - before;
}

type TeamSession = Extract<Session, { team: string }>;

function partnership(tally: Tally, wicket: number, falls: Int16Array, final: number): number {
  const before = wicket === 1 ? 0 : (falls[wicket - 2] ?? 0);
  return (wicket <= tally.wickets ? (falls[wicket - 1] ?? 0) : final) - before;
}

function measureInnings(session: TeamSession, tally: Tally, place: number): number {
  switch (session.ask) {
    case 'over-runs':
      return atOver(tally, session.overs, tally.runsAfterOver, tally.runs);
    case 'over-block-boundaries':
      return atOver(tally, session.overs, tally.boundariesAfterOver, tally.fours + tally.sixes);
    case 'dot-balls':
      return atOver(tally, session.overs, tally.dotsAfterOver, tally.dots);
    case 'only-over-runs':
      return onlyOver(tally, session.over);
    case 'ball-runs':
      return atBall(tally, session.over, session.ball, true);
    case 'over-ball-runs':
      return atBall(tally, session.over, session.ball, false);
    case 'fall-of-wicket':
      return session.wicket <= tally.wickets ? (tally.fallRuns[session.wicket - 1] ?? 0) : tally.runs;
    case 'first-wickets-runs':
      return session.wickets <= tally.wickets ? (tally.fallRuns[session.wickets - 1] ?? 0) : tally.runs;
    case 'wicket-balls':
      return session.wicket <= tally.wickets ? (tally.fallBalls[session.wicket - 1] ?? 0) : tally.balls;
    case 'pship-runs':
      return partnership(tally, session.wicket, tally.fallRuns, tally.runs);
    case 'pship-balls':
      return partnership(tally, session.wicket, tally.fallBalls, tally.balls);
    case 'pship-boundaries':
      return tally.pshipBoundaries[session.wicket - 1] ?? 0;
    case 'player-runs':
      return tally.batterRuns[place] ?? 0;
    case 'player-boundaries':
      return (tally.batterFours[place] ?? 0) + (tally.batterSixes[place] ?? 0);
    case 'player-balls':
      return tally.batterBalls[place] ?? 0;
    case 'innings-runs':
      return tally.runs;
    default:
      return Number.NaN;
  }
}

export function isMatchLong(session: Session): boolean {
  return session.ask === 'match-total' || session.ask === 'match-most';
}

export function measureSession(plan: CricketPlan, session: Session): Measure {
  if (session.ask === 'match-total') return TOTALS[session.of] ?? (() => Number.NaN);
  if (session.ask === 'match-most') return MOSTS[session.of];
  if (!('team' in session)) return () => Number.NaN;
  const side: Side = plan.squads[0].team.name === session.team ? 0 : 1;
  const place = 'player' in session ? plan.squads[side].players.indexOf(session.player) : -1;
  const number = session.inningsNumber ?? 1;
  return (end) => {
    const tally = end.innings.filter((each) => each.side === side)[number - 1];
    return tally === undefined ? Number.NaN : measureInnings(session, tally, place);
  };
}
