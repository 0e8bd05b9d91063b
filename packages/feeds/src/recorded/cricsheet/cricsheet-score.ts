import {
  type BowlerFigures,
  type CricketMatch,
  type Delivery,
  type Innings,
  listBatters,
  listBowlers,
  scoreInnings,
  scoreOvers,
} from '@maidan/sports';
import type { CricketState } from '../../cricket/cricket-state.ts';
import { formatInnings, runRate, targetLine, writeOvers } from '../../cricket/score-lines.ts';
import type { BowlerLine, CricketDetail, InningsLine, SportScore } from '../../score.ts';

const lastBallsShown = 12;

/** The last ball and the next one of the present innings. */
interface NeighbouringBalls {
  readonly last: Delivery | undefined;
  readonly next: Delivery | undefined;
}

function inningsLine(match: CricketMatch, innings: Innings, short: string): InningsLine {
  const { runs, wickets, oversText } = scoreInnings(innings, match.ballsPerOver, true);
  return {
    team: innings.team,
    short,
    runs,
    wickets,
    overs: oversText,
    isDeclared: innings.isDeclared,
    worm: scoreOvers(innings, match.ballsPerOver, true)
      .filter(({ isBowled }) => isBowled)
      .map(({ score }) => score),
  };
}

function bowlerLine(
  { player, legalBalls, conceded, wickets }: BowlerFigures,
  ballsPerOver: number,
): BowlerLine {
  return { name: player, overs: writeOvers(legalBalls, ballsPerOver), runs: conceded, wickets };
}

/** The score of a recorded match in the season's format, computed from its scorecard. */
export function recordedScore(
  state: CricketState,
  { last, next }: NeighbouringBalls,
  chances: readonly [number, number],
): SportScore {
  const { match, plan, status } = state;
  const short = (team: string) => plan.squads.find((squad) => squad.team.name === team)?.team.short ?? team;
  const lines = match.innings.map((innings) => inningsLine(match, innings, short(innings.team)));
  const innings = match.innings.at(-1);
  const over = innings?.overs.at(-1);
  const isOver = state.moment === 'over';
  const bowlers = innings === undefined ? [] : [...listBowlers(innings, match.ballsPerOver, true).values()];
  const bowling = bowlers.map((figures) => bowlerLine(figures, match.ballsPerOver));
  const detail: CricketDetail = {
    format: plan.format,
    status,
    isBallRunning: state.moment === 'running',
    toss: match.toss === undefined ? '' : `${match.toss.winner} chose to ${match.toss.decision}`,
    innings: lines,
    isSuperOver: innings?.isSuperOver ?? false,
    batters: isOver || innings === undefined ? [] : battersOf(match, innings, next ?? last),
    bowler: isOver ? undefined : bowling.find(({ name }) => name === last?.bowler),
    bowlers: bowling,
    lastBalls: state.recent.slice(-lastBallsShown),
    thisOver: over === undefined ? [] : state.recent.slice(-over.deliveries.length),
    isFreeHit: next?.isFreeHit === true,
    runRate: innings === undefined ? 0 : runRateOf(match, innings),
    target: isOver ? undefined : innings?.isSuperOver ? superOverTarget(match, innings) : targetOf(state),
    chances,
  };
  const title = lines.length === 0 ? match.teams.join(' v ') : formatInnings(lines);
  return { sport: 'cricket', headline: `${title} - ${status.text}`.slice(0, 300), detail };
}

function runRateOf(match: CricketMatch, innings: Innings): number {
  const { runs, legalBalls } = scoreInnings(innings, match.ballsPerOver, true);
  return runRate(runs, legalBalls, match.ballsPerOver);
}

function targetOf({ match, game }: CricketState): CricketDetail['target'] {
  const tally = game?.innings.at(-1);
  const target = tally === undefined || game === undefined ? undefined : targetLine(game, tally);
  return target && { ...target, rate: runRate(target.need, target.ballsLeft, match.ballsPerOver) };
}

/** The recording has no target for a super over: it is one more than the first side made. */
function superOverTarget(match: CricketMatch, chase: Innings): CricketDetail['target'] {
  const superOvers = match.innings.filter(({ isSuperOver }) => isSuperOver);
  const before = superOvers.at(-2);
  if (before === undefined || superOvers.length % 2 === 1) return undefined;
  const runs = scoreInnings(before, match.ballsPerOver, true).runs + 1;
  const made = scoreInnings(chase, match.ballsPerOver, true);
  const need = Math.max(0, runs - made.runs);
  const ballsLeft = Math.max(0, match.ballsPerOver - made.legalBalls);
  return { runs, need, ballsLeft, rate: runRate(need, ballsLeft, match.ballsPerOver) };
}

function battersOf(
  match: CricketMatch,
  innings: Innings,
  atWicket: Delivery | undefined,
): CricketDetail['batters'] {
  if (atWicket === undefined) return [];
  const figures = listBatters(innings, match.ballsPerOver, true);
  return [atWicket.batter, atWicket.nonStriker].map((name, place) => {
    const { runs = 0, balls = 0, fours = 0, sixes = 0 } = figures.get(name) ?? {};
    return { name, runs, balls, fours, sixes, isOnStrike: place === 0 };
  });
}
