import {
  type Coins,
  coins,
  coinsFromWhole,
  type Leg,
  noCoins,
  oddsFromDecimal,
  oddsFromRaw,
  positionsOfLeg,
  type RunPosition,
  stepsOfLeg,
} from '@maidan/betting';
import type { Stakes } from '../../../betting/profit-and-loss.tsx';
import { isDecimal, type SportsBet } from '../slip/sports-bet.ts';

/** The client's profit for each winning runner. */
export type RunnerProfits = ReadonlyMap<string, Coins>;

export function legOf(bet: SportsBet, stake: number): Leg {
  return {
    option: bet.selectionId,
    side: bet.side,
    stake: coinsFromWhole(stake),
    odds: isDecimal(bet) ? oddsFromDecimal(bet.odds) : oddsFromRaw(bet.odds),
    ...(bet.run === undefined ? {} : { run: bet.run }),
  };
}

/** The client's profit by runner with this leg added, computed as the server does. */
export function previewRunners(held: RunnerProfits, runners: readonly string[], leg: Leg): RunnerProfits {
  return new Map(
    positionsOfLeg(leg, runners).map(({ option, profit }) => [
      option,
      coins((held.get(option) ?? 0n) + profit),
    ]),
  );
}

/** The same for a fancy, run by run. */
export const previewLine = (held: readonly RunPosition[], leg: Leg): readonly RunPosition[] =>
  addSteps(held, stepsOfLeg(leg));

function addSteps(one: readonly RunPosition[], other: readonly RunPosition[]): readonly RunPosition[] {
  const runs = [...new Set([0, ...one.map(runOf), ...other.map(runOf)])].toSorted((a, b) => a - b);
  const sums = runs.map((fromRun) => ({
    fromRun,
    profit: coins(profitAt(one, fromRun) + profitAt(other, fromRun)),
  }));
  return sums.filter(({ profit }, index) => index === 0 || sums[index - 1]?.profit !== profit);
}

const runOf = ({ fromRun }: RunPosition) => fromRun;

function profitAt(steps: readonly RunPosition[], run: number): Coins {
  return steps.findLast(({ fromRun }) => fromRun <= run)?.profit ?? noCoins;
}

/** The most this bet can win and lose. */
export function stakesOf(bet: SportsBet, stake: number): Stakes {
  const leg = legOf(bet, stake);
  const profits =
    bet.kind === 'fancy'
      ? previewLine([], leg).map(({ profit }) => profit)
      : [...previewRunners(new Map(), [bet.selectionId, 'another'], leg).values()];
  const sorted = profits.toSorted((a, b) => (a < b ? -1 : 1));
  const [worst = noCoins, best = noCoins] = [sorted[0], sorted.at(-1)];
  return { mayWin: best > 0n ? best : noCoins, mayLose: worst < 0n ? coins(-worst) : noCoins };
}
