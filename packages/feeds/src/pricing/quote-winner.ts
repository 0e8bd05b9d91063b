import { nearestLadderPrice, nextPriceDown, nextPriceUp, oddsFromDecimal } from '@maidan/betting';
import type { PriceLevel, RunnerPrices } from '../feed.ts';
import { mainMarketId, type PricesChange } from '../play/play.ts';
import { type QuickRandom, quickRandom } from './quick-random.ts';

export interface Chance {
  readonly runnerId: string;
  readonly probability: number;
}

/** Share of the fair profit a bookmaker keeps on each side of its price. */
const bookmakerShare = 0.03;
const exchangeShare = 0.006;
/** Outside these a bookmaker offers no price; an exchange still does. */
const probabilityMax = 0.985;
const probabilityMin = 0.08;
const uneven = 0.56;
const depth = 3;
const rawUnit = 100;

function fairProfit(probability: number): number {
  return (1 - probability) / probability;
}

function noPrice(runnerId: string): RunnerPrices {
  return { runnerId, back: [], lay: [] };
}

/** Raw rates have two decimals: back rounds down, lay up, so that rounding never removes the house's share. */
function quoteBookmakerRunner({ runnerId, probability }: Chance, size: number): RunnerPrices {
  if (probability > probabilityMax || probability < probabilityMin) return noPrice(runnerId);
  const fair = fairProfit(probability) * rawUnit;
  const back = Math.floor(fair * (1 - bookmakerShare) - 0.5);
  const lay = Math.ceil(fair * (1 + bookmakerShare) + 0.5);
  if (back < 1) return noPrice(runnerId);
  return { runnerId, back: [{ odds: back * 100, size }], lay: [{ odds: lay * 100, size }] };
}

/** With two runners only the favourite has a price unless the match is even; with three, all have. */
export function quoteBookmaker(chances: readonly Chance[], size: number): readonly RunnerPrices[] {
  return chances.map((chance) => {
    const isOutsider = chances.length === 2 && chance.probability < 1 - uneven;
    return isOutsider ? noPrice(chance.runnerId) : quoteBookmakerRunner(chance, size);
  });
}

/** The size at a price: enough for most bets, and different each time. */
function drawSize(random: QuickRandom): number {
  return 100 * Math.round(50 + 450 * random.next() ** 3);
}

function deepen(
  best: number | undefined,
  onward: (price: number) => number | undefined,
  random: QuickRandom,
): PriceLevel[] {
  const levels: PriceLevel[] = [];
  for (let price = best; price !== undefined && levels.length < depth; price = onward(price)) {
    levels.push({ odds: oddsFromDecimal(price), size: drawSize(random) });
  }
  return levels;
}

/**
 * Three deep each side on the exchange's steps, the fair price strictly between best back and best lay. A runner with hardly
 * a chance cannot be laid: at the highest price quoted, laying it would be a gain without a risk.
 */
export function quoteExchange(chances: readonly Chance[], seed: number): readonly RunnerPrices[] {
  const random = quickRandom(seed);
  return chances.map(({ runnerId, probability }) => {
    const safe = Math.min(0.995, Math.max(0.002, probability));
    const fair = 1 / safe;
    const profit = fair - 1;
    const back = nextPriceDown(nearestLadderPrice(1 + profit * (1 - exchangeShare)));
    const lay = nextPriceUp(nearestLadderPrice(1 + profit * (1 + exchangeShare)));
    return {
      runnerId,
      back: back === undefined || back >= fair ? [] : deepen(back, nextPriceDown, random),
      lay: lay === undefined || lay <= 1 / probability ? [] : deepen(lay, nextPriceUp, random),
    };
  });
}

const bookmakerSize = 500_000;

type Winner = 'match-odds' | 'bookmaker' | 'tied-match';

/** Open where any runner has a price. */
export function openWinner(matchId: string, kind: Winner, runners: readonly RunnerPrices[]): PricesChange {
  const hasPrice = runners.some(({ back, lay }) => back.length + lay.length > 0);
  return {
    kind: 'prices',
    marketId: mainMarketId(matchId, kind),
    state: hasPrice ? 'open' : 'suspended',
    runners,
  };
}

export function suspendWinner(matchId: string, kind: Winner): PricesChange {
  return { kind: 'prices', marketId: mainMarketId(matchId, kind), state: 'suspended' };
}

/** Match odds and bookmaker, which every match has. */
export function priceWinner(matchId: string, chances: readonly Chance[], seed: number): PricesChange[] {
  return [
    openWinner(matchId, 'match-odds', quoteExchange(chances, seed)),
    openWinner(matchId, 'bookmaker', quoteBookmaker(chances, bookmakerSize)),
  ];
}

export function suspendWinners(matchId: string): PricesChange[] {
  return [suspendWinner(matchId, 'match-odds'), suspendWinner(matchId, 'bookmaker')];
}
