import { games, type TableEntry } from '@maidan/games/rules';
import { need } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';

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
