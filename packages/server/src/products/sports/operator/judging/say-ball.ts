import type { Delivery, Dismissal, Extras } from '@maidan/sports';
import { shownCount } from '../../../../operator/shown.ts';

const extraNames = [
  ['wides', 'wide'],
  ['noBalls', 'no-ball'],
  ['byes', 'bye'],
  ['legByes', 'leg bye'],
  ['penalty', 'penalty run'],
] as const satisfies readonly (readonly [keyof Extras, string])[];

const sayDismissal = ({ kind, player }: Dismissal): string => `${player} ${kind}`;

/** Such as "Kohli facing Starc: 4 runs, 1 no-ball". */
export function sayBall({ batter, bowler, batterRuns, extras, dismissals }: Delivery): string {
  const given = extraNames.flatMap(([kind, name]) =>
    extras[kind] > 0 ? [shownCount(extras[kind], name)] : [],
  );
  const parts = [shownCount(batterRuns, 'run'), ...given, ...dismissals.map(sayDismissal)];
  return `${batter} facing ${bowler}: ${parts.join(', ')}`;
}
