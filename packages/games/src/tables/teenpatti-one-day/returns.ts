import type { WeightedOutcome } from '../../kit/exact-returns.ts';
import { countTies } from '../teenpatti-twenty/returns.ts';
import { options } from './options.ts';

/** Before the first card both hands win equally often. The game's own test checks later windows. */
export function weightedOutcomes(): readonly WeightedOutcome[] {
  const { deals, ties } = countTies();
  const sids = options.map(({ sid }) => sid);
  return [
    { weight: deals - ties, outcome: { groups: { main: 'a' } }, sids },
    { weight: deals - ties, outcome: { groups: { main: 'b' } }, sids },
    { weight: 2n * ties, outcome: { groups: { main: 'tie' } }, sids },
  ];
}
