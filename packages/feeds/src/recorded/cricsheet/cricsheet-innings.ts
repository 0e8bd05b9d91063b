import {
  type CricketFormat,
  type Delivery,
  type Dismissal,
  dismissalKinds,
  type Extras,
  type Innings,
  type Over,
  type Powerplay,
  sumExtras,
} from '@maidan/sports';
import type { JsonPlace } from '../json-place.ts';

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

const runsMax = 20;
const extraKinds = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'];

function readCricsheetDelivery(place: JsonPlace): Delivery {
  const runs = place.at('runs');
  const batterRuns = runs.at('batter').count(runsMax);
  const extras = readExtras(place.at('extras'));
  const extraRuns = sumExtras(extras);
  if (runs.at('extras').count(runsMax) !== extraRuns)
    runs.at('extras').fail(`${extraRuns}, the sum of the extras`);
  if (runs.at('total').count(runsMax * 2) !== batterRuns + extraRuns) {
    runs.at('total').fail(`${batterRuns + extraRuns}, the batter's runs and the extras`);
  }
  return {
    batter: place.at('batter').text(),
    nonStriker: place.at('non_striker').text(),
    bowler: place.at('bowler').text(),
    batterRuns,
    extras,
    dismissals: place.at('wickets').itemsIfAny().map(readDismissal),
    ...(runs.at('non_boundary').isTrue() ? { isAllRun: true } : {}),
  };
}

function readExtras(place: JsonPlace): Extras {
  if (place.isMissing) return { wides: 0, noBalls: 0, byes: 0, legByes: 0, penalty: 0 };
  for (const [kind, value] of place.entries()) {
    if (!extraKinds.includes(kind)) value.fail(`extras of a known kind (${extraKinds.join(', ')})`);
  }
  return {
    wides: place.at('wides').countIfAny(runsMax),
    noBalls: place.at('noballs').countIfAny(runsMax),
    byes: place.at('byes').countIfAny(runsMax),
    legByes: place.at('legbyes').countIfAny(runsMax),
    penalty: place.at('penalty').countIfAny(runsMax),
  };
}

/** A substitute fielder may go unnamed. */
function readDismissal(place: JsonPlace): Dismissal {
  return {
    kind: place.at('kind').oneOf(dismissalKinds),
    player: place.at('player_out').text(),
    fielders: place
      .at('fielders')
      .itemsIfAny()
      .flatMap((fielder) => fielder.at('name').textIfAny() ?? []),
  };
}
