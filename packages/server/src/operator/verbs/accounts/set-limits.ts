import { setLimits } from '../../../wallet/limits.ts';
import { readArguments } from '../../arguments/read-arguments.ts';
import { readLimit } from '../../arguments/read-figures.ts';
import { leastAboveMost, UsageError } from '../../command-error.ts';
import { accountOptions, findClient } from '../../find-account.ts';
import { shownCoins } from '../../shown.ts';
import type { Verb } from '../../verb.ts';

const { brand, client } = accountOptions;
const options = {
  brand,
  client,
  'stake-min': { type: 'string' },
  'stake-max': { type: 'string' },
  'market-max': { type: 'string' },
} as const;

export const setLimitsOf: Verb = {
  name: 'set-limits',
  usage: '--client USERNAME [--stake-min N|none] [--stake-max N|none] [--market-max N|none] [--brand CODE]',
  summary: "Sets a client's own limits; those not named stay",
  async run(args, house, output) {
    const { values } = readArguments(args, options);
    const changes = {
      stakeMin: readLimit(values['stake-min'], '--stake-min'),
      stakeMax: readLimit(values['stake-max'], '--stake-max'),
      marketMax: readLimit(values['market-max'], '--market-max'),
    };
    if (Object.values(changes).every((change) => change === undefined))
      throw new UsageError('No limit is given.');
    const account = await findClient(house, values);
    const set = await setLimits(house.db, account.id, changes);
    if (!set.ok) throw leastAboveMost();
    const shown = (limit: bigint | undefined) => (limit === undefined ? 'none' : shownCoins(limit));
    const { stakeMin, stakeMax, marketMax } = set.value;
    output.print(
      `Limits of ${account.username}: stake from ${shown(stakeMin)} to ${shown(stakeMax)}, on one market ${shown(marketMax)}.`,
    );
    return 0;
  },
};
