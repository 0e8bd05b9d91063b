import { type Delivery, type Dismissal, dismissalKinds, type Extras, sumExtras } from '@maidan/sports';
import type { JsonPlace } from '../json-place.ts';

const runsMax = 20;
const extraKinds = ['wides', 'noballs', 'byes', 'legbyes', 'penalty'];

export function readCricsheetDelivery(place: JsonPlace): Delivery {
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
