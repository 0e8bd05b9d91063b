import { pick, type Random } from '@maidan/betting';
import { type Delivery, type Dismissal, type DismissalKind, makeDelivery } from '@maidan/sports';
import { BYE, LEG_BYE, NO_BALL, WIDE } from '../../cricket/figures/ball-model.ts';
import { type Ball, BOWLED, CAUGHT, LBW, RUN_OUT } from '../../cricket/figures/play-ball.ts';
import { bowlerPlaces, type Squad } from '../../cricket/squad.ts';
import { happens } from '../draw.ts';

const keeperPlace = 5;

function nameAt(squad: Squad, place: number): string {
  const name = squad.players[place];
  if (name === undefined) throw new Error(`${squad.team.name} has no player at place ${place}`);
  return name;
}

export function bowlerName(squad: Squad, bowler: number): string {
  return nameAt(squad, bowlerPlaces[bowler] ?? 10);
}

function writeDismissal(ball: Ball, batting: Squad, fielding: Squad, random: Random): Dismissal {
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
      return out('stumped', [nameAt(fielding, keeperPlace)]);
  }
}

/** The ball as a scorer records it, with what the figures leave out: who caught it, who retired hurt. */
export function writeDelivery(
  ball: Ball,
  batting: Squad,
  fielding: Squad,
  random: Random,
  extra: { readonly hurt: number; readonly penaltyRuns: number },
): Delivery {
  const dismissals: Dismissal[] = [];
  if (ball.out >= 0) dismissals.push(writeDismissal(ball, batting, fielding, random));
  if (extra.hurt >= 0)
    dismissals.push({ kind: 'retired hurt', player: nameAt(batting, extra.hurt), fielders: [] });
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
      penalty: extra.penaltyRuns,
    },
    ...(ball.wasFreeHit ? { isFreeHit: true } : {}),
  });
}
