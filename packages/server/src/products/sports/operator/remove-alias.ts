import { isSameName } from '@maidan/sports';
import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { CommandError } from '../../../operator/command-error.ts';
import type { Verb } from '../../../operator/verb.ts';
import { deleteAlias, listAliases } from '../names/store.ts';

export const removeAlias: Verb = {
  name: 'remove-alias',
  usage: 'ALIAS',
  summary: 'Takes back a name that add-alias gave; sessions that need it are unread again',
  async run(args, house, output) {
    const { positionals } = readArguments(args, {}, true);
    const wanted = need(positionals.join(' '), 'The alias');
    const found = (await listAliases(house.db)).find(({ alias }) => isSameName(alias, wanted));
    if (found === undefined) throw new CommandError(`There is no alias "${wanted}".`);
    await deleteAlias(house.db, found.id);
    output.print(`"${found.alias}" no longer stands for ${found.name}.`);
    return 0;
  },
};
