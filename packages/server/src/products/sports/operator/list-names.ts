import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import { tableLines } from '../../../operator/table.ts';
import type { Verb } from '../../../operator/verb.ts';
import { listAliases, listDialects } from '../names/store.ts';

export const listNames: Verb = {
  name: 'list-names',
  usage: '',
  summary: 'Lists the aliases that were added and the dialects of sources',
  isReadOnly: () => true,
  async run(args, house, output) {
    readArguments(args, {});
    const aliases = (await listAliases(house.db)).map(({ kind, alias, name, series, added_by }) => ({
      kind,
      alias,
      name,
      series,
      'added by': added_by,
    }));
    const dialects = (await listDialects(house.db)).map(({ source, form, reading }) => ({
      source,
      form,
      reading,
    }));
    if (aliases.length + dialects.length === 0) output.print('No alias and no dialect is set.');
    for (const line of [...tableLines(aliases), ...tableLines(dialects)]) output.print(line);
    return 0;
  },
};
