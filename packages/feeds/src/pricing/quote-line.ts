import type { LinePrices } from '../feed.ts';

const oddsUnit = 10_000;
/** A line is offered only while both answers have at least this chance; it may be lower the more rollouts there are. */
const chanceMinOfMany = 0.04;
const chanceMinOfFew = 0.08;
const seenMin = 24;
/** The least number of rollouts to price from. */
const endsMin = 24;
const yesShare = 0.92;
const noShare = 1.1;

export type LineStyle = 'spread' | 'split';

/** Values of the rollouts in ascending order, without voids. */
type Ends = Int16Array;

function chanceMin(ends: Ends): number {
  return Math.min(chanceMinOfFew, Math.max(chanceMinOfMany, seenMin / ends.length));
}

function chanceOfAtLeast(ends: Ends, run: number): number {
  let low = 0;
  let high = ends.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) < run) low = middle + 1;
    else high = middle;
  }
  return (ends.length - low + 0.5) / (ends.length + 1);
}

function deviation(ends: Ends): number {
  let sum = 0;
  let squares = 0;
  for (const end of ends) {
    sum += end;
    squares += end * end;
  }
  const mean = sum / ends.length;
  return Math.sqrt(Math.max(0, squares / ends.length - mean * mean));
}

/** Rates are rounded as feeds round them: more coarsely the higher they are. */
function rawStep(raw: number): number {
  if (raw < 0.2) return 0.01;
  if (raw < 2) return 0.05;
  return raw < 5 ? 0.25 : 0.5;
}

function toOdds(raw: number): number {
  return Math.round(raw * 100) * (oddsUnit / 100);
}

/** Both answers at one run: yes pays a little under the fair rate and no costs a little over it. */
function quoteSplit(ends: Ends, median: number): LinePrices | undefined {
  const [run, chance] = [median, median + 1]
    .map((each): [number, number] => [each, chanceOfAtLeast(ends, each)])
    .reduce((best, each) => (Math.abs(each[1] - 0.5) < Math.abs(best[1] - 0.5) ? each : best));
  const least = chanceMin(ends);
  if (run < 1 || chance < least || chance > 1 - least) return undefined;
  const fair = (1 - chance) / chance;
  const yesStep = rawStep(fair * yesShare);
  const noStep = rawStep(fair * noShare);
  const yesOdds = toOdds(Math.floor((fair * yesShare) / yesStep) * yesStep);
  const noOdds = toOdds(Math.ceil((fair * noShare) / noStep) * noStep);
  return yesOdds <= 0 ? undefined : { yesRun: run, noRun: run, yesOdds, noOdds };
}

/** Evens on both sides of a gap around the median, which is wider where the result is less certain. */
function quoteSpread(ends: Ends, median: number, spread: number): LinePrices | undefined {
  const gap = spread < 7 ? 1 : spread < 13 ? 2 : spread < 40 ? 3 : 5;
  const below = Math.floor((gap - 1) / 2);
  const noRun = median - below;
  const yesRun = noRun + gap;
  const yes = chanceOfAtLeast(ends, yesRun);
  const no = 1 - chanceOfAtLeast(ends, noRun);
  if (noRun < 1 || yes < chanceMinOfFew || no < chanceMinOfFew || yes > 0.5 || no > 0.5) return undefined;
  return { yesRun, noRun, yesOdds: oddsUnit, noOdds: oddsUnit };
}

/** Undefined where the result is nearly certain: the session is then suspended, not mispriced. */
export function quoteLine(values: ArrayLike<number>, style: LineStyle): LinePrices | undefined {
  if (values.length < endsMin) return undefined;
  // A typed array sorts small whole numbers several times faster, and a price sorts dozens of lists.
  const ends = new Int16Array(values).sort();
  const median = ends[ends.length >>> 1] ?? 0;
  const spread = deviation(ends);
  if (style === 'split' || spread < 3) return quoteSplit(ends, median);
  return quoteSpread(ends, median, spread) ?? quoteSplit(ends, median);
}
