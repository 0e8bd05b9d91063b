import { readArguments } from '../../arguments/read-arguments.ts';
import { UsageError } from '../../command-error.ts';
import type { OperatorHouse, Output } from '../../verb.ts';

export async function setMarketsNamed(
  state: 'open' | 'shut',
  args: readonly string[],
  house: OperatorHouse,
  output: Output,
): Promise<number> {
  const { positionals } = readArguments(args, {}, true);
  if (positionals.length === 0) throw new UsageError('The id of a market is missing.');
  const changed = new Set(await house.setMarkets(positionals, state));
  for (const id of new Set(positionals)) {
    output.print(
      changed.has(id) ? `Market ${id} is ${state}.` : `Market ${id}: unknown, or settled already.`,
    );
  }
  return positionals.every((id) => changed.has(id)) ? 0 : 1;
}
