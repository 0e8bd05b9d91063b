import {
  ballsIn,
  type CricketMatch,
  conceded,
  type Delivery,
  type Dismissal,
  type DismissalTotal,
  dismissalTotal,
  type Innings,
  isBoundary,
  isBowlersWicket,
  isDotBall,
  isFour,
  isLegal,
  isSix,
  isWicket,
  penaltyRunsCount,
  sumExtras,
  sumRuns,
} from '@maidan/sports';
import { ballsInOver } from '../../cricket/figures/format.ts';
import { currentTally, type Game, leadOf, spellOversOf, startGame } from '../../cricket/figures/game.ts';
import {
  emptyTally,
  HURT,
  IN,
  OUT,
  openTally,
  type Tally,
  type TeamSide,
} from '../../cricket/figures/tally.ts';
import type { CricketPlan } from '../../cricket/plan.ts';

/** The season's figures have eleven batters and eleven bowlers; an unknown name counts as the last. */
const lastPlace = 10;

export interface Places {
  readonly batters: readonly string[];
  /** In the order they first bowled; the list grows. */
  readonly bowlers: string[];
}

export function placeOf(names: readonly string[], name: string): number {
  const place = names.indexOf(name);
  return place < 0 || place > lastPlace ? lastPlace : place;
}

/** Adds a recorded ball to the figures from which the season's model computes prices. */
export function tallyRecordedBall(game: Game, ball: RecordedBall, places: Places): void {
  const tally = currentTally(game);
  const { delivery } = ball;
  const bowler = bowlerPlace(places, delivery.bowler);
  countRuns(game, tally, delivery, bowler, placeOf(places.batters, delivery.batter));
  if (isLegal(delivery)) countLegal(game, tally, ball, bowler);
  for (const dismissal of delivery.dismissals) countDismissal(tally, dismissal, bowler, places);
  game.isFreeHit = ball.next?.isFreeHit === true;
  if (ball.isOverDone) endOver(tally, ball.over);
  // An over that the umpire ended early is complete.
  if (ball.isOverDone && ball.next !== undefined) tally.balls = ballsThrough(ball);
  if (ball.next !== undefined && game.inningsBalls > 0)
    game.inningsBalls = Math.max(game.inningsBalls, tally.balls + 1);
  if (ball.next !== undefined) takeStrike(tally, ball.next, places);
}

function bowlerPlace({ bowlers }: Places, name: string): number {
  if (!bowlers.includes(name)) bowlers.push(name);
  return placeOf(bowlers, name);
}

function add(counts: Int16Array, place: number, count: number): void {
  counts[place] = (counts[place] ?? 0) + count;
}

function countRuns(game: Game, tally: Tally, delivery: Delivery, bowler: number, batter: number): void {
  const { extras, batterRuns } = delivery;
  const runs = sumRuns(delivery);
  game.totals[tally.side] += runs;
  tally.runs += runs;
  tally.pshipRuns += runs;
  tally.overRuns += runs;
  tally.pshipRunsMax = Math.max(tally.pshipRunsMax, tally.pshipRuns);
  tally.extras += sumExtras(extras);
  tally.wides += extras.wides;
  tally.noBalls += extras.noBalls;
  add(tally.batterRuns, batter, batterRuns);
  if (extras.wides === 0) add(tally.batterBalls, batter, 1);
  if (isFour(delivery)) {
    tally.fours += 1;
    add(tally.batterFours, batter, 1);
  }
  if (isSix(delivery)) {
    tally.sixes += 1;
    add(tally.batterSixes, batter, 1);
  }
  if (isBoundary(delivery)) add(tally.pshipBoundaries, tally.wickets, 1);
  add(tally.bowlerRuns, bowler, conceded(delivery));
}

const ballsThrough = ({ over, match }: RecordedBall): number => (over + 1) * match.ballsPerOver;

/** An umpire may miscount. The figures give every over its full number of balls, or the prices of later overs would be wrong. */
function countLegal(game: Game, tally: Tally, ball: RecordedBall, bowler: number): void {
  tally.balls = Math.min(tally.balls + 1, ballsThrough(ball));
  tally.runsAfterBall[tally.balls - 1] = tally.runs;
  tally.pshipBalls += 1;
  add(tally.bowlerBalls, bowler, 1);
  if (game.matchBallsLeft > ballsInOver) game.matchBallsLeft -= 1;
  const { delivery, match } = ball;
  const left = penaltyRunsCount(match) ? 0 : delivery.extras.penalty;
  if (!isDotBall({ delivery, runs: sumRuns(delivery) - left })) return;
  tally.dots += 1;
  add(tally.bowlerDots, bowler, 1);
}

const tallied = {
  bowled: 'bowled',
  caught: 'caught',
  lbw: 'lbw',
  'run-outs': 'runOuts',
  stumpings: 'stumped',
} as const satisfies Readonly<Record<DismissalTotal, keyof Tally>>;

function countDismissal(tally: Tally, { kind, player }: Dismissal, bowler: number, places: Places): void {
  const place = placeOf(places.batters, player);
  if (!isWicket(kind)) {
    tally.standing[place] = HURT;
    return;
  }
  const total = dismissalTotal(kind);
  if (total !== undefined) tally[tallied[total]] += 1;
  if (isBowlersWicket(kind)) add(tally.bowlerWickets, bowler, 1);
  tally.standing[place] = OUT;
  tally.fallRuns[tally.wickets] = tally.runs;
  tally.fallBalls[tally.wickets] = tally.balls;
  tally.wickets += 1;
  tally.pshipBallsMax = Math.max(tally.pshipBallsMax, tally.pshipBalls);
  tally.pshipRuns = 0;
  tally.pshipBalls = 0;
}

function endOver(tally: Tally, over: number): void {
  tally.runsAfterOver[over] = tally.runs;
  tally.boundariesAfterOver[over] = tally.fours + tally.sixes;
  tally.dotsAfterOver[over] = tally.dots;
  tally.overRunsMax = Math.max(tally.overRunsMax, tally.overRuns);
  tally.overRuns = 0;
}

/** Takes the two batters from the next ball; a batter who left without being out may come back. */
export function takeStrike(tally: Tally, next: Delivery, { batters }: Places): void {
  tally.standing.forEach((standing, place) => {
    if (standing === IN) tally.standing[place] = HURT;
  });
  tally.striker = placeOf(batters, next.batter);
  tally.nonStriker = placeOf(batters, next.nonStriker);
  tally.standing[tally.striker] = IN;
  tally.standing[tally.nonStriker] = IN;
}

/** A delivery with what a replay needs to know about the balls around it. */
export interface RecordedBall {
  readonly innings: number;
  readonly over: number;
  readonly delivery: Delivery;
  /** The next ball of the innings. */
  readonly next?: Delivery;
  readonly isOverDone: boolean;
  /** The match after this ball. */
  readonly match: CricketMatch;
}

/** The match after the toss, before the first ball. */
export function beforeFirstBall(match: CricketMatch): CricketMatch {
  const { outcome: _outcome, playerOfMatch: _player, ...open } = match;
  return { ...open, innings: [] };
}

/** The match with its earlier innings complete and this one just begun. */
export function openInnings(match: CricketMatch, index: number): CricketMatch {
  const innings = match.innings[index];
  if (innings === undefined) throw new Error(`the match has no innings ${index + 1}`);
  return { ...beforeFirstBall(match), innings: [...match.innings.slice(0, index), begun(innings)] };
}

function begun(innings: Innings): Innings {
  return { ...innings, overs: [], isClosed: false, isDeclared: false, penaltyRunsAfter: 0 };
}

/** Every ball of the innings in order; the last one closes the innings, and the last of the match ends the match. */
export function ballsOfInnings(match: CricketMatch, index: number): readonly RecordedBall[] {
  const innings = match.innings[index];
  if (innings === undefined) return [];
  const places = innings.overs.flatMap((over, overAt) =>
    over.deliveries.map((delivery, at) => ({ over, overAt, delivery, at })),
  );
  const isLastInnings = index === match.innings.length - 1;
  const opened = openInnings(match, index);
  return places.map(({ over, overAt, delivery, at }, place): RecordedBall => {
    const next = places[place + 1];
    const bowled = { ...over, deliveries: over.deliveries.slice(0, at + 1) };
    const now: Innings =
      next === undefined
        ? { ...innings, isClosed: true }
        : { ...begun(innings), overs: [...innings.overs.slice(0, overAt), bowled] };
    return {
      innings: index,
      over: over.number,
      delivery,
      ...(next === undefined ? {} : { next: next.delivery }),
      isOverDone: next === undefined || next.overAt !== overAt,
      match:
        next === undefined && isLastInnings
          ? match
          : { ...opened, innings: [...opened.innings.slice(0, -1), now] },
    };
  });
}

function sideOf(match: CricketMatch, team: string): TeamSide {
  return match.teams[0] === team ? 0 : 1;
}

/**
 * The season's figures at the start of an innings. A revised target is known from the first ball of the chase: the
 * recording does not say when it was set.
 */
export function startInningsFigures(
  plan: CricketPlan,
  match: CricketMatch,
  innings: Innings,
  before: Game | undefined,
): Game {
  const side = sideOf(match, innings.team);
  const game = startGame(plan.strengths, side);
  if (before !== undefined) {
    game.innings = [...before.innings, openTally(emptyTally(), side)];
    game.totals = [...before.totals];
    game.matchBallsLeft = before.matchBallsLeft;
  }
  const [tally] = game.innings.slice(-1);
  if (tally !== undefined) {
    tally.runs += innings.penaltyRunsBefore;
    if (penaltyRunsCount(match)) tally.pshipRuns += innings.penaltyRunsBefore;
  }
  game.totals[side] += innings.penaltyRunsBefore;
  if (game.inningsBalls === 0) {
    if (game.innings.length === 4) game.target = Math.max(1, 1 - leadOf(game));
    return game;
  }
  game.inningsBalls = ballsIn(
    innings.target?.overs ?? match.scheduledOvers ?? game.inningsBalls / ballsInOver,
    match.ballsPerOver,
  );
  game.spellOvers = spellOversOf(game.inningsBalls);
  if (before !== undefined) game.target = innings.target?.runs ?? game.totals[side === 0 ? 1 : 0] + 1;
  return game;
}
