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
import type { BowlerLine, CricketDetail, InningsLine } from '../simulated/cricket/cricket-detail.ts';
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

/** As the last-balls strip shows it: "4", "W", "1lb", "wd", "nb+4". */
export function markOf({ delivery }: RecordedBall): string {
  const { extras, batterRuns, dismissals } = delivery;
  if (dismissals.length > 0) return batterRuns > 0 ? `W+${batterRuns}` : 'W';
  if (extras.wides > 0) return extras.wides > 1 ? `wd+${extras.wides - 1}` : 'wd';
  if (extras.noBalls > 0) return batterRuns > 0 ? `nb+${batterRuns}` : 'nb';
  if (extras.legByes > 0) return `${extras.legByes}lb`;
  return extras.byes > 0 ? `${extras.byes}b` : String(batterRuns);
}

function targetOf({ game }: CricketState): CricketDetail['target'] {
  const tally = game?.innings.at(-1);
  if (game === undefined || tally === undefined || game.target <= 0) return undefined;
  const need = Math.max(0, game.target - tally.runs);
  const ballsLeft = game.inningsBalls > 0 ? game.inningsBalls - tally.balls : game.matchBallsLeft;
  const rate = ballsLeft <= 0 ? 0 : Math.round((need * 600) / ballsLeft) / 100;
  return { runs: game.target, need, ballsLeft, rate };
}

/** The score of a recorded match in the season's own words, told from its scorecard. */
export function recordedScore(
  state: CricketState,
  at: RecordedBall | undefined,
  chances: readonly [number, number],
): SportScore {
  const { match, plan, status } = state;
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
    isFreeHit: state.game?.isFreeHit ?? false,
    runRate:
      legalBalls === 0 ? 0 : Math.round(((line?.runs ?? 0) * match.ballsPerOver * 100) / legalBalls) / 100,
    target: targetOf(state),
    chances,
  };
  const scores = lines.map(
    (each) => `${each.short} ${each.runs}/${each.wickets}${each.isDeclared ? 'd' : ''} (${each.overs})`,
  );
  const title = scores.length === 0 ? match.teams.join(' v ') : scores.join(' & ');
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
