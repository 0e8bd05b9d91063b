import { readMarket, readSettlement } from '../../../bets/settling/store.ts';
import { CommandError, need, readArguments, readBetId } from '../../../verb/arguments.ts';
import { shownCoins, shownSide, shownTime, tableLines } from '../../../verb/table.ts';
import type { Verb } from '../../../verb/verb.ts';
import { chooseVoided } from './judging/choose-voided.ts';
import { betsToJudge } from './judging/store.ts';

const options = {
  'known-at': { type: 'string' },
  'suspended-at': { type: 'string' },
  'right-run': { type: 'string' },
  apart: { type: 'string' },
  illegitimate: { type: 'boolean', default: false },
  confirm: { type: 'boolean', default: false },
} as const;

export const voidByRule: Verb = {
  name: 'void-by-rule',
  usage:
    'MARKET --known-at TIME | --suspended-at TIME | --right-run N [--apart N] | --illegitimate BET… [--confirm]',
  summary: 'Shows which bets on a session a rule takes out; with --confirm takes them out with its reason',
  isReadOnly: (args) => !args.includes('--confirm'),
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, options, true);
    const [first, ...named] = positionals;
    const marketId = need(first, 'The id of the market');
    const market = await readMarket(house.db, marketId);
    if (market === undefined) throw new CommandError(`There is no market "${marketId}".`);
    if (market.definition.shape !== 'line') throw new CommandError(`Market ${marketId} is not a session.`);
    const settlement =
      market.settlement_id === null ? undefined : await readSettlement(house.db, market.settlement_id);
    const bets = await betsToJudge(house.db, marketId);
    const { state, bets: chosen } = chooseVoided(values, bets, named.map(readBetId), settlement?.outcome);
    const byId = new Map(bets.map((bet) => [String(bet.id), bet]));
    const rows = chosen.flatMap(({ id, rule }) => {
      const bet = byId.get(id);
      if (bet === undefined) return [];
      const { username, run, stake, placed_at } = bet;
      return [
        {
          bet: Number(id),
          client: username,
          side: shownSide(bet),
          run,
          stake: shownCoins(stake),
          placed: shownTime(placed_at),
          rule,
        },
      ];
    });
    output.print(`Bets to be ${state}: ${rows.length} of ${bets.length}`);
    for (const line of tableLines(rows)) output.print(`  ${line}`);
    if (rows.length === 0) return 0;
    if (!values.confirm) {
      output.print('Nothing was changed. Repeat the command with --confirm to take them out.');
      return 0;
    }
    let exit = 0;
    for (const { id, rule, reason } of chosen) {
      const taken = await house.takeOut(BigInt(id), state, { rule, reason }, house.by);
      output.print(
        taken.ok ? `Bet ${id} is ${state}.` : `Bet ${id} was not taken out (${taken.refusal.code}).`,
      );
      if (!taken.ok) exit = 1;
    }
    return exit;
  },
};
