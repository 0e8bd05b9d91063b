import { type LoggedBall, logBalls } from '../score/ball-log.ts';
import type { CricketMatch, Innings } from '../score/cricket-match.ts';
import {
  type InningsScore,
  listWicketFalls,
  type OverScore,
  scoreInnings,
  scoreOvers,
  type WicketFall,
} from '../score/innings-score.ts';
import { listPartnerships, type Partnership } from '../score/partnerships.ts';
import { type BatterFigures, type BowlerFigures, listBatters, listBowlers } from '../score/player-figures.ts';
import { counted } from '../wording.ts';
import { type InningsStanding, standingOf } from './innings-standing.ts';

/** An innings as the session rules see it, with or without penalty runs by the date of the match. */
export interface InningsView {
  readonly match: CricketMatch;
  readonly innings: Innings;
  /** Place in the match, from 0. */
  readonly index: number;
  readonly standing: InningsStanding;
  readonly score: InningsScore;
  readonly overs: readonly OverScore[];
  readonly balls: readonly LoggedBall[];
  readonly falls: readonly WicketFall[];
  readonly partnerships: readonly Partnership[];
  readonly batters: ReadonlyMap<string, BatterFigures>;
  readonly bowlers: ReadonlyMap<string, BowlerFigures>;
}

const known = new WeakMap<CricketMatch, InningsView[]>();

/** A match object never changes, so all sessions of it share the same views. */
function viewInnings(match: CricketMatch, innings: Innings, index: number): InningsView {
  const views = known.get(match) ?? [];
  known.set(match, views);
  views[index] ??= createView(match, innings, index);
  return views[index];
}

function createView(match: CricketMatch, innings: Innings, index: number): InningsView {
  const balls = match.ballsPerOver;
  const counts = penaltyRunsCount(match);
  return {
    match,
    innings,
    index,
    standing: standingOf(match, innings, index),
    get score() {
      return scoreInnings(innings, balls, counts);
    },
    get overs() {
      return scoreOvers(innings, balls, counts);
    },
    get balls() {
      return logBalls(innings, balls, counts);
    },
    get falls() {
      return listWicketFalls(innings, balls, counts);
    },
    get partnerships() {
      return listPartnerships(innings, balls, counts);
    },
    get batters() {
      return listBatters(innings, balls, counts);
    },
    get bowlers() {
      return listBowlers(innings, balls, counts);
    },
  };
}

/** The team's nth innings from 1, or its nth super over; a super over is no part of any other session. */
export function findInnings(
  match: CricketMatch,
  team: string,
  inningsNumber = 1,
  isSuperOver = false,
): InningsView | undefined {
  let seen = 0;
  for (const [index, innings] of match.innings.entries()) {
    if (innings.team !== team || innings.isSuperOver !== isSuperOver) continue;
    seen += 1;
    if (seen === inningsNumber) return viewInnings(match, innings, index);
  }
  return undefined;
}

export function viewMatch(match: CricketMatch): readonly InningsView[] {
  return match.innings.flatMap((innings, index) =>
    innings.isSuperOver ? [] : [viewInnings(match, innings, index)],
  );
}

export function otherTeam(match: CricketMatch, team: string): string {
  return match.teams[0] === team ? match.teams[1] : match.teams[0];
}

/** Says why a session and the scoreboard differ in a match before penalty runs counted (section 5). */
export function notePenaltyRuns(view: InningsView, balls: readonly LoggedBall[], awarded = 0): string {
  if (penaltyRunsCount(view.match)) return '';
  const left = balls.reduce((sum, ball) => sum + ball.delivery.extras.penalty, awarded);
  return left === 0 ? '' : ` ${counted(left, 'penalty run')} left out: they count from 20 March 2024.`;
}

/** Section 5: penalty runs count in all fancy from 20 March 2024. */
const PENALTY_RUNS_COUNT_FROM = '2024-03-20';

export function penaltyRunsCount(match: Pick<CricketMatch, 'startDate'>): boolean {
  return match.startDate >= PENALTY_RUNS_COUNT_FROM;
}
