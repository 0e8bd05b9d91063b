import { odds } from '@maidan/betting';
import type { DealtCard, Price, Prices } from '../../game.ts';
import { playerOf } from './options.ts';
import { waysSoFar } from './ways-so-far.ts';

/** The profit offered for a back and required for a lay, in percent of the fair one. */
const [backPercent, layPercent] = [97, 103];
/** Above this price a hand has hardly any chance, and takes no bets. */
const priceMax = 30;
/**
 * The lowest return of a lay on what it risks, in percent; rounding would take too much of the lowest prices.
 */
export const returnFloor = 95;

const hundred = 100;
const profitMax = (priceMax - 1) * hundred;

interface Chances {
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

const isOffered = (profit: number): boolean => profit >= 1 && profit <= profitMax;

/** The return of a lay that risks this much for every hundred, in percent. */
const layReturn = ({ wins, losses, ties }: Chances, risk: number): number =>
  hundred + (hundred * (hundred * losses - risk * wins)) / (risk * (wins + losses + ties));

/** Profits are whole coins per hundred staked, as prices have two decimals: backs round down and lays up. */
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

/**
 * The price of each hand by its exact chance with these cards face up. Cached, as bets read it far more often
 * than cards are dealt.
 */
export function quote(seen: readonly DealtCard[]): Prices {
  const key = seen.map(({ card }) => card).join(' ');
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= keptMax) kept.clear();
  const prices = pricesWith(seen);
  kept.set(key, prices);
  return prices;
}
