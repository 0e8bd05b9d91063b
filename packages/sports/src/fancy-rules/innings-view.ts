import { type LoggedBall, logBalls } from '../score/ball-log.ts';
import { type BatterFigures, listBatters } from '../score/batter-figures.ts';
import { type BowlerFigures, listBowlers } from '../score/bowler-figures.ts';
import type { CricketMatch, Innings } from '../score/cricket-match.ts';
import { type InningsScore, scoreInnings } from '../score/innings-score.ts';
import { type OverScore, scoreOvers } from '../score/over-scores.ts';
import { listPartnerships, type Partnership } from '../score/partnerships.ts';
import { listWicketFalls, type WicketFall } from '../score/wicket-falls.ts';
import { type InningsStanding, standingOf } from './innings-standing.ts';
import { penaltyRunsCount } from './penalty-runs.ts';

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
