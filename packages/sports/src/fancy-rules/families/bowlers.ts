import type { LoggedBall } from '../../score/ball-log.ts';
import { figuresOf } from '../../score/bowler-figures.ts';
import { counted } from '../../wording.ts';
import type { InningsView } from '../innings-view.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';

/** The bowler's balls up to the end of the nth over they bowled whole; a shared over is not theirs. */
function spellOf(view: InningsView, player: string, overs: number): readonly LoggedBall[] | undefined {
  const balls: LoggedBall[] = [];
  let whole = 0;
  for (const over of view.overs) {
    const own = over.balls.filter((ball) => ball.delivery.bowler === player);
    if (own.length === 0) continue;
    balls.push(...own);
    if (own.length === over.balls.length && over.isBowled) whole += 1;
    if (whole === overs) return balls;
  }
  return undefined;
}

/** Section 5: the bowler must complete the stated overs, at least one complete over. */
function judgeSpell(
  view: InningsView,
  player: string,
  overs: number,
  measure: (balls: readonly LoggedBall[]) => { readonly run: number; readonly what: string },
): SessionVerdict {
  const asked = Math.max(1, overs);
  const spell = spellOf(view, player, asked);
  if (spell === undefined) {
    if (view.standing === 'in-play') return UNDECIDED;
    return voided(
      'bowler-overs',
      `${player} did not complete ${counted(asked, 'over')}, so the session is void.`,
    );
  }
  const { run, what } = measure(spell);
  const reason = `${player} ${what} in the first ${asked === 1 ? 'over' : `${asked} overs`} bowled.`;
  return settledAt(run, 'bowler-runs', reason, refer(view.index, spell.at(-1)));
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
