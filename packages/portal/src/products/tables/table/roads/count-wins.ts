import type { PastRound } from '@maidan/contract/wire';
import type { TableOption } from '@maidan/games/rules';

export interface OptionWins {
  readonly option: TableOption;
  readonly wins: number;
}

/** Rounds with a result, newest first; void ones are left out. */
export const decidedOf = (rounds: readonly PastRound[]): readonly PastRound[] =>
  rounds.filter(({ isVoid, result }) => !isVoid && result !== '');

/** In the order of the board. */
export function countWins(
  rounds: readonly PastRound[],
  options: readonly TableOption[],
): readonly OptionWins[] {
  const wins = new Map<string, number>();
  for (const { sids } of rounds) for (const sid of sids) wins.set(sid, (wins.get(sid) ?? 0) + 1);
  return options.map((option) => ({ option, wins: wins.get(option.sid) ?? 0 }));
}

export interface Streak {
  /** The code of the result. */
  readonly result: string;
  readonly count: number;
}

/** The present series of equal results. With two sides a tie neither counts nor ends it. */
export function presentStreak(
  newestFirst: readonly PastRound[],
  sides: readonly string[] | undefined,
): Streak | undefined {
  const counted = newestFirst.filter(({ result }) => sides === undefined || sides.includes(result));
  const result = counted[0]?.result;
  if (result === undefined) return undefined;
  const ended = counted.findIndex((round) => round.result !== result);
  return { result, count: ended === -1 ? counted.length : ended };
}
