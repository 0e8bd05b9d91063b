import { sayMissing } from '@maidan/sports';
import { readArguments } from '../../../operator/arguments/read-arguments.ts';
import { tableLines } from '../../../operator/table.ts';
import type { Verb } from '../../../operator/verb.ts';
import { listAliases } from '../names/store.ts';
import { waitingNames } from '../names/waiting-names.ts';

export const unreadSessions: Verb = {
  name: 'unread-sessions',
  usage: '[--json]',
  summary:
    'Lists sessions waiting for a result whose names cannot be read, and what is missing: they are declared by hand, never guessed',
  isReadOnly: () => true,
  async run(args, house, output) {
    const { values } = readArguments(args, { json: { type: 'boolean', default: false } });
    const aliases = await listAliases(house.db);
    const rows = (await waitingNames(house.db, house.clock)).flatMap(({ session, read }) => {
      const reading = read(aliases);
      if (reading.kind === 'line') return [];
      const missing =
        reading.kind === 'unread' ? reading.missing.map(sayMissing).join('; ') : 'a meter is not a line';
      const { id, name, match_name, status, source, bets } = session;
      return [{ market: id, name, match: match_name, status, source, bets: Number(bets), missing }];
    });
    if (values.json) for (const row of rows) output.print(JSON.stringify(row));
    else if (rows.length === 0) output.print('Every session waiting for a result can be read.');
    else for (const line of tableLines(rows)) output.print(line);
    return 0;
  },
};
