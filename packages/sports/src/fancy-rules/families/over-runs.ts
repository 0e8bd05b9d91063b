import type { OverScore } from '../../score/over-scores.ts';
import { findInnings, type InningsView, otherTeam } from '../innings-view.ts';
import { notePenaltyRuns } from '../penalty-note.ts';
import type { SessionVerdict } from '../session.ts';
import { countOvers, isOverComplete } from '../validity.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** Section 5: every over of the block must be fully bowled; all runs of the overs count. */
export function judgeOverRuns(view: InningsView, overs: number): SessionVerdict {
  const last = view.overs.find((over) => over.number === overs - 1);
  if (last !== undefined && isOverComplete(view, overs)) return settleBlock(view, overs, last);
  if (view.standing === 'in-play') return UNDECIDED;
  if (view.standing === 'all-out' && overs === view.match.scheduledOvers) {
    if (view.match.format === 'T20') return settleTwentyOvers(view, overs);
    if (view.match.format === 'ODI' && view.index === 0) return settleFromSecondInnings(view, overs);
  }
  const rule = overs === 20 && view.match.format === 'T20' ? 't20-twenty-overs' : 'over-session-complete';
  return voided(
    rule,
    `Only ${view.score.oversText} of ${overs} overs were bowled, so the ${overs} over session is void.`,
    refer(view.index, view.balls.at(-1)),
  );
}

function settleBlock(view: InningsView, overs: number, last: OverScore): SessionVerdict {
  const made = `${view.innings.team} made ${last.score} in the first ${overs === 1 ? 'over' : `${overs} overs`}`;
  const balls = refer(view.index, last.balls.at(-1));
  const counted = view.balls.filter((ball) => ball.over < overs);
  const note = notePenaltyRuns(view, counted, view.innings.penaltyRunsBefore);
  if (last.isBowled) return settledAt(last.score, 'over-runs-count-all', `${made}.${note}`, balls);
  const end = view.standing === 'declared' ? 'declared' : 'were all out';
  return settledAt(
    last.score,
    'over-in-progress-counts',
    `${made}: they ${end} at ${view.score.oversText}, which counts as ${overs}.${note}`,
    balls,
  );
}

/** Section 9: a T20 20-over run needs all 20 overs; a side that is all out has no more to bowl at it. */
function settleTwentyOvers(view: InningsView, overs: number): SessionVerdict {
  const last = view.balls.at(-1);
  const score = last?.score ?? 0;
  return settledAt(
    score,
    't20-twenty-overs',
    `${view.innings.team} were all out for ${score} in ${view.score.oversText} overs, which completes the ${overs} overs.`,
    refer(view.index, last),
  );
}

/** Section 9: the overs an ODI side did not last are counted from the second innings. */
function settleFromSecondInnings(view: InningsView, overs: number): SessionVerdict {
  const remaining = overs - countOvers(view);
  const own = view.balls.at(-1)?.score ?? 0;
  const second = findInnings(view.match, otherTeam(view.match, view.innings.team));
  if (second === undefined) {
    if (view.match.outcome === undefined) return UNDECIDED;
    return voided(
      'odi-fifty-overs',
      `The second innings was never begun, so the ${overs} over session is void.`,
    );
  }
  const last = second.overs.find((over) => over.number === remaining - 1);
  if (last === undefined || !isOverComplete(second, remaining)) {
    if (second.standing === 'in-play') return UNDECIDED;
    const reason = `${view.innings.team} batted ${countOvers(view)} overs and the second innings did not complete the remaining ${remaining}, so the ${overs} over session is void.`;
    return voided('odi-fifty-overs', reason, refer(second.index, second.balls.at(-1)));
  }
  return settledAt(
    own + last.score,
    'odi-fifty-overs',
    `${view.innings.team} made ${own} in ${countOvers(view)} overs and the remaining ${remaining}, counted from the second innings, brought ${last.score}.`,
    [...refer(view.index, view.balls.at(-1)), ...refer(second.index, last.balls.at(-1))],
  );
}
