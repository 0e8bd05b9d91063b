import { pick, type Random } from '@maidan/betting';
import {
  type Delivery,
  type Dismissal,
  type DismissalKind,
  isFour,
  isSix,
  isWicket,
  makeDelivery,
} from '@maidan/sports';
import { type StatusLine, statusLine } from '../../status-line.ts';
import { happens } from '../draw.ts';
import { BYE, LEG_BYE, NO_BALL, WIDE } from './ball-model.ts';
import { type Ball, BOWLED, CAUGHT, LBW, RUN_OUT } from './play-ball.ts';
import { BOWLER_PLACES, type Squad } from './squad.ts';

const KEEPER_PLACE = 5;

function nameAt(squad: Squad, place: number): string {
  const name = squad.players[place];
  if (name === undefined) throw new Error(`${squad.team.name} has nobody at place ${place}`);
  return name;
}

export function bowlerName(squad: Squad, bowler: number): string {
  return nameAt(squad, BOWLER_PLACES[bowler] ?? 10);
}

function tellDismissal(ball: Ball, batting: Squad, fielding: Squad, random: Random): Dismissal {
  const player = nameAt(batting, ball.out);
  const bowler = bowlerName(fielding, ball.bowler);
  const others = fielding.players.filter((name) => name !== bowler);
  const out = (kind: DismissalKind, fielders: readonly string[]): Dismissal => ({ kind, player, fielders });
  switch (ball.how) {
    case CAUGHT:
      return happens(random, 0.05)
        ? out('caught and bowled', [bowler])
        : out('caught', [pick(random, others)]);
    case BOWLED:
      return happens(random, 0.01) ? out('hit wicket', []) : out('bowled', []);
    case LBW:
      return out('lbw', []);
    case RUN_OUT:
      return out('run out', [pick(random, fielding.players)]);
    default:
      return out('stumped', [nameAt(fielding, KEEPER_PLACE)]);
  }
}

/** The ball as a scorer writes it down, with what the figures leave out: who caught it, who limped off. */
export function tellBall(
  ball: Ball,
  batting: Squad,
  fielding: Squad,
  random: Random,
  aside: { readonly hurt: number; readonly penaltyRuns: number },
): Delivery {
  const dismissals: Dismissal[] = [];
  if (ball.out >= 0) dismissals.push(tellDismissal(ball, batting, fielding, random));
  if (aside.hurt >= 0)
    dismissals.push({ kind: 'retired hurt', player: nameAt(batting, aside.hurt), fielders: [] });
  const { outcome, extraRuns } = ball;
  return makeDelivery({
    batter: nameAt(batting, ball.batter),
    nonStriker: nameAt(batting, ball.nonStriker),
    bowler: bowlerName(fielding, ball.bowler),
    batterRuns: ball.batterRuns,
    dismissals,
    extras: {
      wides: outcome === WIDE ? extraRuns : 0,
      noBalls: outcome === NO_BALL ? extraRuns : 0,
      byes: outcome === BYE ? extraRuns : 0,
      legByes: outcome === LEG_BYE ? extraRuns : 0,
      penalty: aside.penaltyRuns,
    },
    ...(ball.wasFreeHit ? { isFreeHit: true } : {}),
  });
}

/** As the last-balls strip shows it: "4", "W", "1lb", "wd", "nb+4". */
export function ballMark({ extras, batterRuns, dismissals }: Delivery): string {
  if (dismissals.some(({ kind }) => isWicket(kind))) return batterRuns > 0 ? `W+${batterRuns}` : 'W';
  if (extras.wides > 0) return extras.wides > 1 ? `wd+${extras.wides - 1}` : 'wd';
  if (extras.noBalls > 0) return batterRuns > 0 ? `nb+${batterRuns}` : 'nb';
  if (extras.legByes > 0) return `${extras.legByes}lb`;
  return extras.byes > 0 ? `${extras.byes}b` : String(batterRuns);
}

/** What the status says of each way to go; the rare ones share a key. */
const dismissalKeys = {
  bowled: 'bowled',
  caught: 'caught',
  'caught and bowled': 'caughtAndBowled',
  lbw: 'lbw',
  stumped: 'stumped',
  'run out': 'runOut',
  'hit wicket': 'hitWicket',
  'retired hurt': 'retiredHurt',
  'retired not out': 'retiredNotOut',
} as const;

function dismissalLine({ kind, player }: Dismissal): StatusLine {
  switch (kind) {
    case 'retired out':
    case 'obstructing the field':
    case 'hit the ball twice':
    case 'handled the ball':
    case 'timed out':
      return statusLine('out', { player, how: kind });
    default:
      return statusLine(dismissalKeys[kind], { player });
  }
}

/** One line for the status of the score. */
export function ballLine(delivery: Delivery, isFreeHitNext: boolean): StatusLine {
  const { batterRuns, extras, dismissals } = delivery;
  const [gone] = dismissals;
  if (gone !== undefined) return dismissalLine(gone);
  if (isFour(delivery)) return statusLine('four');
  if (isSix(delivery)) return statusLine('six');
  if (extras.wides > 0) return statusLine('wide');
  if (extras.noBalls > 0) return statusLine(isFreeHitNext ? 'noBallFreeHit' : 'noBall');
  const runs = batterRuns + extras.byes + extras.legByes + extras.penalty;
  if (runs === 0) return statusLine('noRun');
  return statusLine(extras.byes > 0 ? 'bye' : extras.legByes > 0 ? 'legBye' : 'runs', { runs });
}
