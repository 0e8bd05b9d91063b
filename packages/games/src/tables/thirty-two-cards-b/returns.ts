import { choose, type WeightedOutcome } from '../../kit/exact-returns.ts';
import {
  countFirstCards,
  type FirstCards,
  tally,
  weightedOutcomes as weightedPlayers,
} from '../thirty-two-cards/returns.ts';
import { colourSid, paritySid, singleSid, totalEnd } from './game.ts';
import { colours, highTotal, lowTotal, parities, singles } from './options.ts';

/** The outcomes of one group, weighted by how many first cards lead to each. */
function outcomesOf(
  group: string,
  sids: readonly string[],
  endOf: (points: FirstCards['points']) => string,
): readonly WeightedOutcome[] {
  const weights = tally(countFirstCards(), ({ points, ways }) => [[endOf(points), ways]]);
  return [...weights].map(([end, weight]) => ({ weight, outcome: { groups: { [group]: end } }, sids }));
}

const [ofEachColour, dealt] = [16, 4];

/** Weighted by how many of the four first cards are black. */
const weightedColours = (): readonly WeightedOutcome[] =>
  Array.from({ length: dealt + 1 }, (_, black) => ({
    weight: choose(ofEachColour, black) * choose(ofEachColour, dealt - black),
    outcome: { groups: { colours: colourSid(black) } },
    sids: colours.map(({ sid }) => sid),
  }));

export const weightedOutcomes = (): readonly WeightedOutcome[] => [
  ...weightedPlayers(),
  ...parities.flatMap(({ place, odd, even }, player) =>
    outcomesOf(place, [odd.sid, even.sid], (points) => paritySid(player, points[player] ?? 0)),
  ),
  ...weightedColours(),
  ...outcomesOf(
    'digit',
    singles.map(({ sid }) => sid),
    (points) => singleSid(points.reduce((sum, point) => sum + point, 0)),
  ),
  ...outcomesOf('total', [lowTotal.sid, highTotal.sid], totalEnd),
];
