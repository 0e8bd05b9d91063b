import { launchedGameIds } from '@maidan/contract/wire';
import type { VirtualGame } from '../../rules/virtual-game.ts';
import { type Spot, spotOf, spots } from './spots.ts';

type RouletteShown = { readonly game: 'roulette'; readonly number: number };

const pockets = 37;
const zero = 0;

const isPocket = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= zero && Number(value) < pockets;

/** With la partage the six even-money bets get half their stake back on zero. */
function makeRoulette(hasPartage: boolean): VirtualGame<number, RouletteShown> {
  const returnsOf = ({ kind, returns }: Spot) => (hasPartage && kind === 'even-money' ? 98.65 : returns);
  return {
    code: 'roulette',
    launchId: launchedGameIds.roulette,
    title: 'Roulette',
    version: hasPartage ? '1-la-partage' : '1',
    options: spots.map((spot) => ({ ...spot, returns: returnsOf(spot) })),
    totalMax: 100_000,
    returnFloor: 97,
    draw: (words) => words.below(pockets),
    verdict(number, id) {
      const spot = spotOf(id);
      if (spot === undefined) throw new RangeError(`roulette has no spot ${id}`);
      if (spot.covers.includes(number)) return 'wins';
      return hasPartage && number === zero && spot.kind === 'even-money' ? 'half-back' : 'loses';
    },
    outcomeToShow: (number) => ({ game: 'roulette', number }),
    readShown: ({ number }) => (isPocket(number) ? number : undefined),
    outcomeText: String,
    outcomeFigures: String,
  };
}

export const roulette = makeRoulette(false);
export const rouletteWithPartage = makeRoulette(true);
