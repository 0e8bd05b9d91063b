import { kindOfBlock } from '../cases/kind-of-session.ts';
import type { BlockKind } from '../cases/settlement-cases.ts';
import type { InningsView } from '../innings-view.ts';
import { notePenaltyRuns } from '../penalty-note.ts';
import type { SessionVerdict } from '../session.ts';
import { refer } from '../verdict.ts';
import { judgeBlock } from './judge-block.ts';

/** All runs of the overs count, and penalty runs given before the first ball (section 5). */
export function judgeOverRuns(view: InningsView, overs: number, kind?: BlockKind): SessionVerdict {
  return judgeBlock(view, {
    kind: kind ?? kindOfBlock(view.match, overs),
    overs,
    name: `${overs} over session`,
    rule: kind === 'power-play' ? 'power-play' : 'over-runs-count-all',
    count(innings, until) {
      const balls = innings.balls.filter((ball) => ball.over < until);
      const last = balls.at(-1);
      const run = last?.score ?? innings.score.runs;
      const note = notePenaltyRuns(innings, balls, innings.innings.penaltyRunsBefore);
      return { run, what: `made ${run}`, balls: refer(innings.index, last), note };
    },
  });
}
