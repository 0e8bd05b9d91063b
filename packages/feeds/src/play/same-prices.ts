import type { LinePrices, PriceLevel, RunnerPrices } from '../feed.ts';
import type { PricesChange } from './play.ts';

function sameLine(one: LinePrices | undefined, other: LinePrices | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.yesRun === other.yesRun &&
    one.noRun === other.noRun &&
    one.yesOdds === other.yesOdds &&
    one.noOdds === other.noOdds
  );
}

function sameLevels(one: readonly PriceLevel[], other: readonly PriceLevel[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ odds, size }, index) => odds === other[index]?.odds && size === other[index]?.size)
  );
}

function sameRunners(
  one: readonly RunnerPrices[] | undefined,
  other: readonly RunnerPrices[] | undefined,
): boolean {
  if (one === undefined || other === undefined) return one === other;
  return (
    one.length === other.length &&
    one.every((runner, index) => {
      const match = other[index];
      return match !== undefined && sameLevels(runner.back, match.back) && sameLevels(runner.lay, match.lay);
    })
  );
}

export function samePrices(one: PricesChange, other: PricesChange | undefined): boolean {
  return (
    other !== undefined &&
    one.state === other.state &&
    sameLine(one.line, other.line) &&
    sameRunners(one.runners, other.runners)
  );
}
