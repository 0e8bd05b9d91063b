import { pick, type Random } from '@maidan/betting';
import { type Delivery, type Dismissal, type DismissalKind, makeDelivery } from '@maidan/sports';
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
export function ballMark(ball: Ball): string {
  const { outcome, batterRuns, extraRuns } = ball;
  if (ball.out >= 0) return batterRuns > 0 ? `W+${batterRuns}` : 'W';
  if (outcome === WIDE) return extraRuns > 1 ? `wd+${extraRuns - 1}` : 'wd';
  if (outcome === NO_BALL) return batterRuns > 0 ? `nb+${batterRuns}` : 'nb';
  if (outcome === LEG_BYE) return `${extraRuns}lb`;
  if (outcome === BYE) return `${extraRuns}b`;
  return String(batterRuns);
}

/** One line for the status of the score. */
export function ballLine(ball: Ball, delivery: Delivery): string {
  const [gone] = delivery.dismissals;
  if (gone !== undefined) return `${gone.player} ${gone.kind}`;
  if (ball.batterRuns === 4 || ball.batterRuns === 6) return ball.batterRuns === 4 ? 'FOUR' : 'SIX';
  const runs = ball.batterRuns + ball.extraRuns;
  if (ball.outcome === WIDE) return 'Wide';
  if (ball.outcome === NO_BALL) return 'No ball, free hit to come';
  if (runs === 0) return 'No run';
  const kind =
    ball.outcome === LEG_BYE ? ' leg bye' : ball.outcome === BYE ? ' bye' : runs === 1 ? ' run' : ' runs';
  return `${runs}${kind}`;
}
