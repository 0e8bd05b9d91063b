import type { CricketMatch, Innings } from '../score/cricket-match.ts';
import { isAllOut, oversAllowed, scoreInnings } from '../score/innings-score.ts';

/**
 * The state of an innings. 'time': a Test that ran out of days. 'shortened': a limited innings that lost overs and ended for
 * want of them: it stopped and the other side batted, or its fewer overs ran out. 'cut-short': play ended for good, as in a Test that was abandoned or
 * awarded.
 */
export type InningsStanding =
  | 'in-play'
  | 'all-out'
  | 'declared'
  | 'target-reached'
  | 'overs-bowled'
  | 'time'
  | 'shortened'
  | 'cut-short';

export function standingOf(match: CricketMatch, innings: Innings, index: number): InningsStanding {
  if (innings.isSuperOver) return standingOfSuperOver(match, innings);
  const isLater = match.innings.slice(index + 1).some((later) => !later.isSuperOver);
  const isOver = innings.isClosed || innings.isDeclared || isLater || match.outcome !== undefined;
  if (!isOver) return 'in-play';
  if (innings.isDeclared || innings.isForfeited) return 'declared';
  if (isAllOut(innings, match)) return 'all-out';
  if (isStoppedChase(match, innings)) return 'cut-short';
  if (hasReachedTarget(match, innings, isLater)) return 'target-reached';
  const overs = oversAllowed(match, innings);
  if (overs !== undefined && oversBowled(innings, match) >= overs)
    return overs < (match.scheduledOvers ?? overs) ? 'shortened' : 'overs-bowled';
  // At a break: whether the innings goes on is not known until the next innings begins or the match ends.
  if (!isLater && match.outcome === undefined) return 'in-play';
  if (overs === undefined) return !isLater && isGivenUp(match) ? 'cut-short' : 'time';
  return isLater ? 'shortened' : 'cut-short';
}

/** Abandoned or awarded: neither time nor play ended it. */
function isGivenUp({ outcome }: CricketMatch): boolean {
  return outcome?.kind === 'no result' || (outcome?.kind === 'won' && outcome.method === awarded);
}

const awarded = 'Awarded';
const SUPER_OVER_WICKETS = 2;

function standingOfSuperOver(match: CricketMatch, innings: Innings): InningsStanding {
  if (!innings.isClosed && match.outcome === undefined) return 'in-play';
  const { wickets, legalBalls, runs } = scoreInnings(innings, match.ballsPerOver, true);
  if (wickets >= SUPER_OVER_WICKETS) return 'all-out';
  if (runs >= (innings.target?.runs ?? Number.POSITIVE_INFINITY)) return 'target-reached';
  return legalBalls >= match.ballsPerOver ? 'overs-bowled' : 'cut-short';
}

/** The weather ended the chase and the par score decided: the target is for part of an over, or the chase was won by runs. */
function isStoppedChase(match: CricketMatch, innings: Innings): boolean {
  const { outcome } = match;
  if (innings.target === undefined) return false;
  const isAheadOfPar =
    outcome?.kind === 'won' && outcome.team === innings.team && outcome.margin?.runs !== undefined;
  return isAheadOfPar || !Number.isInteger(innings.target.overs);
}

function hasReachedTarget(match: CricketMatch, innings: Innings, isLater: boolean): boolean {
  const { runs } = scoreInnings(innings, match.ballsPerOver, true);
  if (innings.target !== undefined) return runs >= innings.target.runs;
  const { outcome } = match;
  return (
    !isLater &&
    outcome?.kind === 'won' &&
    outcome.team === innings.team &&
    outcome.margin?.runs === undefined &&
    outcome.method !== awarded
  );
}

/** Fully bowled overs, and a part over as a decimal of balls the way targets write it (8.1 is 8 overs 1 ball). */
function oversBowled(innings: Innings, match: CricketMatch): number {
  return Number(scoreInnings(innings, match.ballsPerOver, true).oversText);
}
