import { readMarket } from '../../bets/settling/store.ts';
import { readArguments, UsageError } from '../../verb/arguments.ts';
import {
  correctWhatever,
  declareUsage,
  readDeclaration,
  readVoiding,
  settleNamed,
} from '../../verb/declare.ts';
import type { OperatorHouse, Output, Verb } from '../../verb/verb.ts';

async function setMarketsNamed(
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

export const openMarket: Verb = {
  name: 'open-market',
  usage: 'ID…',
  summary: 'Opens markets for betting, unless they are settled',
  run: (args, house, output) => setMarketsNamed('open', args, house, output),
};

export const shutMarket: Verb = {
  name: 'shut-market',
  usage: 'ID…',
  summary: 'Shuts markets for betting',
  run: (args, house, output) => setMarketsNamed('shut', args, house, output),
};

export const declare: Verb = {
  name: 'declare',
  usage: declareUsage,
  summary: 'Declares the result of a market and settles it; a second time changes nothing',
  run: async (args, house, output) =>
    settleNamed(readDeclaration(args, house.by), house.settling.declare, house, output),
};

export const correct: Verb = {
  name: 'correct',
  usage: declareUsage,
  summary: 'Replaces the result of a settled market: reverses what it brought and settles again',
  run: async (args, house, output) =>
    settleNamed(readDeclaration(args, house.by), correctWhatever(house), house, output),
};

export const voidMarket: Verb = {
  name: 'void-market',
  usage: 'ID --reason TEXT [--rule ANCHOR] [--by NAME]',
  summary: 'Returns every bet of a market, settled or not',
  async run(args, house, output) {
    const voiding = readVoiding(args, house.by);
    const market = await readMarket(house.db, voiding.marketId);
    const isDeclared = market !== undefined && market.settlement_id !== null;
    const settle = isDeclared ? correctWhatever(house) : house.settling.declare;
    return settleNamed(voiding, settle, house, output);
  },
};
