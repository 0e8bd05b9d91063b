import type { LoggedBall } from '../../score/ball-log.ts';
import { figuresOf } from '../../score/player-figures.ts';
import { counted } from '../../wording.ts';
import { caseOf } from '../cases/case-of.ts';
import { kindOfSpell } from '../cases/kind-of-session.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

interface Spell {
  readonly balls: readonly LoggedBall[];
  /** Overs the bowler bowled whole; a shared over counts for no bowler. */
  readonly whole: number;
  /** The last over is the bowler's own and was in progress when the innings ended. */
  readonly isInProgress: boolean;
}

/** The bowler's balls up to the end of the nth over bowled whole; all of them where there are fewer. */
function spellOf(view: InningsView, player: string, overs: number): Spell {
  const balls: LoggedBall[] = [];
  let whole = 0;
  let isInProgress = false;
  for (const over of view.overs) {
    const own = over.balls.filter((ball) => ball.delivery.bowler === player);
    if (own.length === 0) continue;
    balls.push(...own);
    const isAlone = own.length === over.balls.length;
    if (isAlone && over.isBowled) whole += 1;
    if (whole === overs) break;
    isInProgress = isAlone && !over.isBowled;
  }
  return { balls, whole, isInProgress: isInProgress && whole < overs };
}

/** Section 5: the bowler must complete the stated overs, at least one complete over. */
function judgeSpell(
  view: InningsView,
  player: string,
  overs: number,
  measure: (balls: readonly LoggedBall[]) => { readonly run: number; readonly what: string },
): SessionVerdict {
  const oversMost = Math.max(1, overs);
  const { balls, whole, isInProgress } = spellOf(view, player, oversMost);
  const isUnderWay = isInProgress && whole === oversMost - 1;
  const found =
    whole === oversMost
      ? undefined
      : caseOf(view, kindOfSpell(oversMost), isUnderWay ? 'under-way' : 'not-begun');
  if (whole < oversMost && found === undefined) return UNDECIDED;
  if (found?.verdict === 'void') {
    const reason = `${player} did not complete ${counted(oversMost, 'over')}, so the session is void.`;
    return voided(found.rule ?? 'bowler-overs', reason);
  }
  const { run, what } = measure(balls);
  const text = `${player} ${what} in the first ${oversMost === 1 ? 'over' : `${oversMost} overs`} bowled`;
  const last = refer(view.index, balls.at(-1));
  if (found?.rule === undefined) return settledAt(run, 'bowler-runs', `${text}.`, last);
  const end = view.standing === 'declared' ? 'declared' : 'were all out';
  const reason = `${text}: ${view.innings.team} ${end} in the last of them, which counts as complete.`;
  return settledAt(run, found.rule, reason, last);
}

/** Section 5: only runs the bowler conceded, not team extras. `view` is the innings bowled at. */
export function judgeBowlerRuns(view: InningsView, player: string, overs: number): SessionVerdict {
  return judgeSpell(view, player, overs, (balls) => {
    const run = figuresOf(player, balls).conceded;
    return { run, what: `conceded ${counted(run, 'run')}` };
  });
}

export function judgeBowlerWickets(view: InningsView, player: string, overs: number): SessionVerdict {
  return judgeSpell(view, player, overs, (balls) => {
    const run = figuresOf(player, balls).wickets;
    return { run, what: `took ${counted(run, 'wicket')}` };
  });
}
