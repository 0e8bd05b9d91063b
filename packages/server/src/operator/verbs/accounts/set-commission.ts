import { setCommissionTerms } from '../../../wallet/commission-terms.ts';
import { readArguments } from '../../arguments/read-arguments.ts';
import { readPercent } from '../../arguments/read-figures.ts';
import { UsageError } from '../../command-error.ts';
import { accountOptions, findClient } from '../../find-account.ts';
import { shownPercent } from '../../shown.ts';
import type { Verb } from '../../verb.ts';

const { brand, client } = accountOptions;
const options = { brand, client, session: { type: 'string' }, match: { type: 'string' } } as const;

export const setCommission: Verb = {
  name: 'set-commission',
  usage: '--client USERNAME [--session PERCENT] [--match PERCENT] [--brand CODE]',
  summary: "Sets a client's commission for markets first settled from now on; a rate not named stays",
  async run(args, house, output) {
    const { values } = readArguments(args, options);
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
