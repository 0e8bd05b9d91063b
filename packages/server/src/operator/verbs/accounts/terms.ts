import {
  leastAboveMost,
  readArguments,
  readLimit,
  readPercent,
  UsageError,
} from '../../../verb/arguments.ts';
import { accountOptions, findClient } from '../../../verb/find-account.ts';
import { shownCoins, shownPercent } from '../../../verb/table.ts';
import type { Verb } from '../../../verb/verb.ts';
import { setCommissionTerms, setLimits } from '../../../wallet/terms.ts';

const { brand, client } = accountOptions;
const commissionOptions = { brand, client, session: { type: 'string' }, match: { type: 'string' } } as const;

export const setCommission: Verb = {
  name: 'set-commission',
  usage: '--client USERNAME [--session PERCENT] [--match PERCENT] [--brand CODE]',
  summary: "Sets a client's commission for markets first settled from now on; a rate not named stays",
  async run(args, house, output) {
    const { values } = readArguments(args, commissionOptions);
    const session = readPercent(values.session, '--session');
    const match = readPercent(values.match, '--match');
    if (session === undefined && match === undefined) throw new UsageError('No rate is given.');
    const account = await findClient(house, values);
    const terms = await setCommissionTerms(house.db, account.id, { session, match });
    output.print(
      `Commission of ${account.username}: session ${shownPercent(terms.session)}, match ${shownPercent(terms.match)}.`,
    );
    return 0;
  },
};

const limitOptions = {
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
    const { values } = readArguments(args, limitOptions);
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
