import type { LoggedBall } from '../../score/ball-log.ts';
import { type Delivery, isWicket } from '../../score/cricket-match.ts';
import { isBoundary, isFaced, isFour, isSix } from '../../score/delivery.ts';
import { counted } from '../../wording.ts';
import { caseOf } from '../cases/case-of.ts';
import type { InningsView } from '../innings-view.ts';
import type { FancyRuleId } from '../rules.ts';
import type { SessionVerdict } from '../session.ts';
import { refer, settledAt, UNDECIDED, voided } from '../verdict.ts';
import { voidUnlessEnded } from './wickets.ts';

/** A batter's time at the crease as sessions count it: until first leaving it, for whatever reason. */
interface Stay {
  readonly kind: 'never-in' | 'in' | 'out' | 'injured';
  readonly struck: readonly LoggedBall[];
  readonly end: LoggedBall | undefined;
}

/** Section 4: an injured batsman's fancy is settled on the runs made when injured, whether or not they return. */
function stayOf(view: InningsView, player: string): Stay {
  const struck: LoggedBall[] = [];
  let isIn = false;
  for (const ball of view.balls) {
    const { delivery } = ball;
    if (delivery.batter === player) struck.push(ball);
    isIn ||= delivery.batter === player || delivery.nonStriker === player;
    const left = delivery.dismissals.find((dismissal) => dismissal.player === player);
    if (left !== undefined) {
      const isRetired = !isWicket(left.kind);
      return { kind: isRetired ? 'injured' : 'out', struck, end: ball };
    }
  }
  const end = view.balls.at(-1);
  return { kind: isIn ? 'in' : 'never-in', struck, end };
}

function runsOf(struck: readonly LoggedBall[]): number {
  return struck.reduce((sum, ball) => sum + ball.delivery.batterRuns, 0);
}

/** The batter's balls up to the one that reached the runs; undefined where they were not reached. */
function strikesTo(struck: readonly LoggedBall[], runs: number): readonly LoggedBall[] | undefined {
  let made = 0;
  for (const [index, ball] of struck.entries()) {
    made += ball.delivery.batterRuns;
    if (made >= runs) return struck.slice(0, index + 1);
  }
  return undefined;
}

function judgeStay(
  view: InningsView,
  player: string,
  measure: (struck: readonly LoggedBall[]) => { readonly run: number; readonly what: string },
  rule: FancyRuleId,
): SessionVerdict {
  const stay = stayOf(view, player);
  if (stay.kind === 'never-in') {
    const found = caseOf(view, 'batter', 'not-begun');
    if (found === undefined) return UNDECIDED;
    return voided(found.rule ?? 'did-not-bat', `${player} did not bat, so the session is void.`);
  }
  if (stay.kind === 'in') {
    const open = voidUnlessEnded(view, 'batter', `while ${player} was batting`);
    if (open !== undefined) return open;
  }
  const { run, what } = measure(stay.struck);
  const balls = refer(view.index, stay.end);
  if (stay.kind === 'injured')
    return settledAt(run, 'injured-batter', `${player} retired having ${what}.`, balls);
  const ending = stay.kind === 'out' ? 'was out' : 'was not out';
  return settledAt(run, rule, `${player} ${ending} having ${what}.`, balls);
}

export function judgePlayerRuns(view: InningsView, player: string): SessionVerdict {
  return judgeStay(
    view,
    player,
    (struck) => {
      const run = runsOf(struck);
      return { run, what: `made ${counted(run, 'run')}` };
    },
    'batter-runs',
  );
}

/** Section 5: boundaries count only off the bat. */
function judgeHits(
  view: InningsView,
  player: string,
  isCounted: (delivery: Delivery) => boolean,
  one: string,
  many: string,
): SessionVerdict {
  return judgeStay(
    view,
    player,
    (struck) => {
      const run = struck.filter((ball) => isCounted(ball.delivery)).length;
      return { run, what: `hit ${counted(run, one, many)}` };
    },
    'boundaries-off-the-bat',
  );
}

export function judgePlayerBoundaries(view: InningsView, player: string): SessionVerdict {
  return judgeHits(view, player, isBoundary, 'boundary', 'boundaries');
}

export function judgePlayerFours(view: InningsView, player: string): SessionVerdict {
  return judgeHits(view, player, isFour, 'four', 'fours');
}

export function judgePlayerSixes(view: InningsView, player: string): SessionVerdict {
  return judgeHits(view, player, isSix, 'six', 'sixes');
}

export function judgePlayerBalls(view: InningsView, player: string): SessionVerdict {
  return judgeStay(
    view,
    player,
    (struck) => {
      const run = struck.filter((ball) => isFaced(ball.delivery)).length;
      return { run, what: `faced ${counted(run, 'ball')}` };
    },
    'batter-runs',
  );
}

/** Section 5: player-ball fancy needs the stated run count, otherwise it settles as 0 balls. */
export function judgePlayerBallsForRuns(view: InningsView, player: string, runs: number): SessionVerdict {
  const strikes = strikesTo(stayOf(view, player).struck, runs);
  if (strikes !== undefined) {
    const faced = strikes.filter((ball) => isFaced(ball.delivery)).length;
    const reason = `${player} reached ${runs} in ${counted(faced, 'ball')}.`;
    return settledAt(faced, 'player-balls-target', reason, refer(view.index, strikes.at(-1)));
  }
  return judgeStay(
    view,
    player,
    (struck) => ({ run: 0, what: `made ${runsOf(struck)}, short of ${runs}: settled at 0 balls` }),
    'player-balls-target',
  );
}

export function judgePlayerReachesRuns(view: InningsView, player: string, runs: number): SessionVerdict {
  const strikes = strikesTo(stayOf(view, player).struck, runs);
  if (strikes !== undefined)
    return settledAt(1, 'batter-runs', `${player} reached ${runs}.`, refer(view.index, strikes.at(-1)));
  return judgeStay(
    view,
    player,
    (struck) => ({ run: 0, what: `made ${runsOf(struck)}, short of ${runs}` }),
    'batter-runs',
  );
}
