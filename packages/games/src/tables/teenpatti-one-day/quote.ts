import { odds } from '@maidan/betting';
import type { DealtCard, Price, Prices } from '../../game.ts';
import { playerOf } from './options.ts';
import { waysSoFar } from './ways-so-far.ts';

/** What a player is offered of the profit that the chance is worth, and asked for, in percent. */
const [backPercent, layPercent] = [97, 103];
/** Above it a hand is as good as beaten, and takes no bets. */
const priceMax = 30;
/** The least that a lay returns of what it risks, in percent; rounding takes too much of the lowest prices. */
export const returnFloor = 95;

const hundred = 100;
const profitMax = (priceMax - 1) * hundred;

interface Chances {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

const isOffered = (profit: number): boolean => profit >= 1 && profit <= profitMax;

/** What a lay that risks this much of every hundred returns, in percent. */
const layReturn = ({ wins, losses, ties }: Chances, risk: number): number =>
  hundred + (hundred * (hundred * losses - risk * wins)) / (risk * (wins + losses + ties));

/** In whole profits of a hundred coins: prices have two decimals, rounded so that neither side gains by it. */
function priceOf(chances: Chances): Price {
  const { wins, losses } = chances;
  const [back, lay] = [Math.floor((backPercent * losses) / wins), Math.ceil((layPercent * losses) / wins)];
  return {
    ...(isOffered(back) ? { back: odds(back * hundred) } : {}),
    ...(isOffered(lay) && layReturn(chances, lay) >= returnFloor ? { lay: odds(lay * hundred) } : {}),
  };
}

function pricesWith(seen: readonly DealtCard[]): Prices {
  const ways = waysSoFar(seen);
  if (ways === undefined) return {};
  const { a, b, tie } = ways;
  const quoted = [
    [playerOf.a.sid, priceOf({ wins: a, losses: b, ties: tie })],
    [playerOf.b.sid, priceOf({ wins: b, losses: a, ties: tie })],
  ] as const;
  return Object.fromEntries(quoted.filter(([, { back, lay }]) => back !== undefined || lay !== undefined));
}

const kept = new Map<string, Prices>();
const keptMax = 16;

/** The price of each hand by its exact chance with these cards face up. Bets ask for it far more often than cards fall. */
export function quote(seen: readonly DealtCard[]): Prices {
  const key = seen.map(({ card }) => card).join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= keptMax) kept.clear();
  const prices = pricesWith(seen);
  kept.set(key, prices);
  return prices;
}
