import {
  type BowlerFigures,
  type CricketMatch,
  type Innings,
  listBatters,
  listBowlers,
  scoreInnings,
  scoreOvers,
} from '@maidan/sports';
import type { SportScore } from '../feed.ts';
import {
  type BowlerLine,
  type CricketDetail,
  type InningsLine,
  sayInnings,
  targetLine,
} from '../simulated/cricket/cricket-detail.ts';
import type { CricketState } from '../simulated/cricket/cricket-state.ts';
import type { RecordedBall } from './cricsheet-balls.ts';

const LAST_BALLS = 12;

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
  const overs = `${Math.floor(legalBalls / ballsPerOver)}.${legalBalls % ballsPerOver}`;
  return { name: player, overs, runs: conceded, wickets };
}

/** The score of a recorded match in the season's own words, told from its scorecard. */
export function recordedScore(
  state: CricketState,
  at: RecordedBall | undefined,
  chances: readonly [number, number],
): SportScore {
  const { match, plan, status, game } = state;
  const tally = game?.innings.at(-1);
  const short = (team: string) => plan.squads.find((squad) => squad.team.name === team)?.team.short ?? team;
  const lines = match.innings.map((innings) => inningsLine(match, innings, short(innings.team)));
  const innings = match.innings.at(-1);
  const line = lines.at(-1);
  const isOver = state.moment === 'over';
  const bowlers = innings === undefined ? [] : [...listBowlers(innings, match.ballsPerOver, true).values()];
  const bowling = bowlers.map((figures) => bowlerLine(figures, match.ballsPerOver));
  const legalBalls = innings === undefined ? 0 : scoreInnings(innings, match.ballsPerOver, true).legalBalls;
  const detail: CricketDetail = {
    format: plan.format,
    status,
    isBallRunning: state.moment === 'running',
    toss: match.toss === undefined ? '' : `${match.toss.winner} chose to ${match.toss.decision}`,
    innings: lines,
    isSuperOver: innings?.isSuperOver ?? false,
    batters: isOver || innings === undefined ? [] : battersOf(match, innings, at),
    bowler: isOver ? undefined : bowling.find(({ name }) => name === at?.delivery.bowler),
    bowlers: bowling,
    lastBalls: state.recent.slice(-LAST_BALLS),
    thisOver: state.recent.slice(-(innings?.overs.at(-1)?.deliveries.length ?? 0) || state.recent.length),
    isFreeHit: game?.isFreeHit ?? false,
    runRate:
      legalBalls === 0 ? 0 : Math.round(((line?.runs ?? 0) * match.ballsPerOver * 100) / legalBalls) / 100,
    target: tally === undefined || game === undefined ? undefined : targetLine(game, tally),
    chances,
  };
  const title = lines.length === 0 ? match.teams.join(' v ') : sayInnings(lines);
  return { sport: 'cricket', headline: `${title} - ${status}`.slice(0, 300), detail };
}

function battersOf(
  match: CricketMatch,
  innings: Innings,
  at: RecordedBall | undefined,
): CricketDetail['batters'] {
  const figures = listBatters(innings, match.ballsPerOver, true);
  const next = at?.next ?? at?.delivery;
  if (next === undefined) return [];
  return [next.batter, next.nonStriker].map((name, place) => {
    const { runs = 0, balls = 0, fours = 0, sixes = 0 } = figures.get(name) ?? {};
    return { name, runs, balls, fours, sixes, isOnStrike: place === 0 };
  });
}
