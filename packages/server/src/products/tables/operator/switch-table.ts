import { games, type TableEntry } from '@maidan/games/rules';
import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import type { ListShut, OperatorHouse, Output, Verb } from '../../../verb/verb.ts';
import { changeSetting, readSettings, type TableSetting } from '../settings-store.ts';
import type { OperatedTables } from '../tables.ts';

async function switchTable(
  change: Pick<TableSetting, 'isOpen' | 'message'>,
  positionals: readonly string[],
  house: OperatorHouse<OperatedTables>,
  output: Output,
): Promise<number> {
  const { isOpen } = change;
  const { code, title } = findTable(positionals);
  await changeSetting(house.db, code, change);
  await house.products?.tables.onSettingSet();
  const rest = isOpen ? '' : ' The round under way is dealt to its end.';
  output.print(`${title} (${code}) is ${isOpen ? 'open' : 'shut'}.${rest}`);
  return 0;
}

export const openTable: Verb<OperatedTables> = {
  name: 'open-table',
  usage: 'TABLE',
  summary: 'Opens a live table that shut-table shut',
  run: (args, house, output) =>
    switchTable({ isOpen: true, message: null }, readArguments(args, {}, true).positionals, house, output),
};

/** The longest message that a phone shows without scrolling. */
const messageMost = 200;

export const shutTable: Verb<OperatedTables> = {
  name: 'shut-table',
  usage: 'TABLE [--message WORDS]',
  summary: 'Shuts a live table: no more bets at once, its round is dealt to the end, and no other is opened',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, { message: { type: 'string' } }, true);
    const message = values.message?.trim() || null;
    if (message !== null && message.length > messageMost)
      throw new UsageError(`--message has ${message.length} characters: expected at most ${messageMost}.`);
    return switchTable({ isOpen: false, message }, positionals, house, output);
  },
};

export const shutTables: ListShut = async (db) => {
  const settings = await readSettings(db);
  return games
    .filter(({ entry }) => settings.get(entry.code)?.isOpen === false)
    .map(({ entry: { code, title } }) => ({
      what: 'table',
      id: code,
      name: title,
      undo: `open-table ${code}`,
    }));
};

/** By its short name, its word in a URL or its event id. */
export function findTable(positionals: readonly string[]): TableEntry {
  const [named, extra] = positionals;
  if (extra !== undefined) throw new UsageError(`One table at a time; "${extra}" is a second.`);
  const name = need(named, 'The name of the table');
  const found = games.find(({ entry: { code, route, eventId } }) => [code, route, eventId].includes(name));
  if (found !== undefined) return found.entry;
  const codes = games.map(({ entry }) => entry.code).join(', ');
  throw new CommandError(`There is no table "${name}". Those dealt here are ${codes}.`);
}
