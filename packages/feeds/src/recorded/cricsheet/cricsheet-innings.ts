import type { CricketFormat, Innings, Over, Powerplay } from '@maidan/sports';
import type { JsonPlace } from '../json-place.ts';
import { readCricsheetDelivery } from './cricsheet-delivery.ts';

export interface MatchTerms {
  readonly teams: readonly [string, string];
  readonly ballsPerOver: number;
  readonly format: CricketFormat;
  readonly startDate: string;
}

const oversMax = 500;
const deliveriesMax = 60;

export function readCricsheetInnings(place: JsonPlace, terms: MatchTerms): Innings {
  const team = place.at('team').oneOf(terms.teams);
  const penalty = place.at('penalty_runs');
  const target = readTarget(place.at('target'));
  return {
    team,
    overs: readOvers(place.at('overs'), terms),
    isSuperOver: place.at('super_over').isTrue(),
    isDeclared: place.at('declared').isTrue(),
    isForfeited: place.at('forfeited').isTrue(),
    isClosed: false,
    penaltyRunsBefore: penalty.isMissing ? 0 : penalty.at('pre').countIfAny(100),
    penaltyRunsAfter: penalty.isMissing ? 0 : penalty.at('post').countIfAny(100),
    ...(target === undefined ? {} : { target }),
    absentHurt: place
      .at('absent_hurt')
      .itemsIfAny()
      .map((player) => player.text()),
    powerplays: place
      .at('powerplays')
      .itemsIfAny()
      .map((powerplay) => readPowerplay(powerplay, terms)),
  };
}

function readTarget(place: JsonPlace): Innings['target'] {
  if (place.isMissing || place.at('runs').isMissing || place.at('overs').isMissing) return undefined;
  return { runs: place.at('runs').count(2000), overs: place.at('overs').number() };
}

function readOvers(place: JsonPlace, terms: MatchTerms): readonly Over[] {
  let previous = -1;
  return place.itemsIfAny().map((over) => {
    const number = over.at('over').count(oversMax);
    if (number <= previous) over.at('over').fail(`an over after ${previous}`);
    previous = number;
    return { number, deliveries: readDeliveries(over.at('deliveries'), terms) };
  });
}

function readDeliveries(place: JsonPlace, terms: MatchTerms): Over['deliveries'] {
  const items = place.items();
  if (items.length === 0 || items.length > deliveriesMax) place.fail(`1 to ${deliveriesMax} deliveries`);
  const hasFreeHits = givesFreeHits(terms);
  let isFreeHit = false;
  return items.map((item) => {
    const delivery = readCricsheetDelivery(item);
    const wasFreeHit = isFreeHit;
    isFreeHit = hasFreeHits && (delivery.extras.noBalls > 0 || (wasFreeHit && delivery.extras.wides > 0));
    return wasFreeHit ? { ...delivery, isFreeHit: true } : delivery;
  });
}

/** Cricsheet does not mark free hits: since 5 July 2015 every no-ball of a limited match gives one. */
function givesFreeHits(terms: MatchTerms): boolean {
  return (terms.format === 'T20' || terms.format === 'ODI') && terms.startDate >= '2015-07-05';
}

/** The only batting power play of a T20 is the Power Surge. */
function readPowerplay(place: JsonPlace, terms: MatchTerms): Powerplay {
  const type = place.at('type').oneOf(['mandatory', 'batting', 'fielding']);
  const batting = terms.format === 'T20' ? 'surge' : 'batting';
  return {
    kind: ({ mandatory: 'mandatory', batting, fielding: 'bowling' } as const)[type],
    fromBall: readBall(place.at('from'), terms.ballsPerOver),
    toBall: readBall(place.at('to'), terms.ballsPerOver),
  };
}

/** In "14.7" a wide is counted: the over still has six legal balls. */
function readBall(place: JsonPlace, ballsPerOver: number): number {
  const written = place.number();
  const over = Math.floor(written);
  const ball = Math.round((written - over) * 10);
  return over * ballsPerOver + Math.min(Math.max(ball, 1), ballsPerOver);
}
