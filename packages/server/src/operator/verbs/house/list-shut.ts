import { shutInProducts } from '../../../product-verbs.ts';
import { readArguments } from '../../arguments/read-arguments.ts';
import { tableLines } from '../../table.ts';
import type { Verb } from '../../verb.ts';

export const listShut: Verb = {
  name: 'list-shut',
  usage: '[--json]',
  summary: 'Shows what is shut or switched off by hand, all but accounts, and the command that undoes it',
  isReadOnly: () => true,
  async run(args, { db }, output) {
    const { json } = readArguments(args, { json: { type: 'boolean', default: false } }).values;
    const rows = (await Promise.all(shutInProducts.map((list) => list(db))))
      .flat()
      .map(({ what, id, name, undo }) => ({ what, id, name, undo }));
    if (json) output.print(JSON.stringify(rows));
    else if (rows.length === 0)
      output.print('Nothing is shut, accounts aside: list accounts --state shut shows those.');
    else for (const line of tableLines(rows)) output.print(line);
    return 0;
  },
};
