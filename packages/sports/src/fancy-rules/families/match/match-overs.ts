import type { CricketMatch } from '../../../score/cricket-match.ts';
import { ordinal } from '../../../wording.ts';
import { findInnings, otherTeam } from '../../innings-view.ts';
import type { SessionVerdict } from '../../session.ts';
import { settledAt, UNDECIDED, voided } from '../../verdict.ts';
import { judgeOnlyOverRuns } from '../only-over.ts';
import { neverBegun } from './match-played.ts';

export function judgeMatchOverRuns(match: CricketMatch, over: number): SessionVerdict {
  const first = match.innings[0];
  const view = first === undefined ? undefined : findInnings(match, first.team);
  return view === undefined ? neverBegun(match) : judgeOnlyOverRuns(view, over);
}

export function judgeBothOverRuns(match: CricketMatch, over: number): SessionVerdict {
  const first = judgeMatchOverRuns(match, over);
  const opener = match.innings[0];
  if (first.kind !== 'run' || opener === undefined) return first;
  const reply = findInnings(match, otherTeam(match, opener.team));
  if (reply === undefined) {
    return match.outcome === undefined
      ? UNDECIDED
      : voided('did-not-bat', 'The second innings was never begun, so the session is void.');
  }
  const second = judgeOnlyOverRuns(reply, over);
  if (second.kind !== 'run') return second;
  const run = first.run + second.run;
  const reason = `The two ${ordinal(over)} overs brought ${first.run} and ${second.run}, together ${run}.`;
  return settledAt(run, 'over-runs-count-all', reason, [...first.balls, ...second.balls]);
}
