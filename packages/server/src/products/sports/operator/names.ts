import {
  DIALECT_FORMS,
  formatMissing,
  isDialectForm,
  isSameName,
  type NameAlias,
  readingsOf,
  whyNotAlias,
} from '@maidan/sports';
import { createInTurn } from '../../../in-turn.ts';
import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import { tableLines } from '../../../verb/table.ts';
import type { Verb, VerbHouse } from '../../../verb/verb.ts';
import {
  type AliasRow,
  deleteAlias,
  insertAlias,
  listAliases,
  listDialects,
  setDialect as storeDialect,
} from '../names/store.ts';
import { type WaitingName, waitingNames } from '../names/waiting-names.ts';

function readKind(word: string): NameAlias['kind'] {
  if (word !== 'team' && word !== 'player')
    throw new UsageError(`The kind is "${word}": expected team or player.`);
  return word;
}

/** A session that is read now and would be ambiguous with the alias. */
const inDoubt = (waiting: readonly WaitingName[], now: readonly AliasRow[], then: readonly AliasRow[]) =>
  waiting.find(({ read }) => read(now).kind !== 'unread' && read(then).kind === 'unread');

/** One at a time: two at once could give one alias to two names. */
const inTurn = createInTurn();

export const addAlias: Verb = {
  name: 'add-alias',
  usage: 'team|player ALIAS NAME [--series SERIES]',
  summary: 'Lets names of sessions call a side or a player of the scorecard by another name, from now on',
  async run(args, house, output) {
    const { values, positionals } = readArguments(args, { series: { type: 'string' } }, true);
    const [kind = '', alias, name, ...more] = positionals;
    if (more.length > 0) throw new UsageError('A name with spaces stands in quotes.');
    const wanted: NameAlias = {
      kind: readKind(kind),
      alias: need(alias, 'The alias'),
      name: need(name, 'The name it stands for'),
    };
    const series = values.series === undefined ? null : need(values.series, 'The series');
    await inTurn('aliases', () => add(wanted, series, house));
    const where = series === null ? 'in every series' : `in ${series}`;
    output.print(`"${wanted.alias}" stands for ${wanted.name} ${where}.`);
    return 0;
  },
};

async function add(wanted: NameAlias, series: string | null, house: VerbHouse): Promise<void> {
  const now = await listAliases(house.db);
  const reason = whyNotAlias(wanted, now);
  if (reason !== undefined) throw new CommandError(`${reason}. Nothing was added.`);
  const then = [...now, { ...wanted, id: 0n, series, added_by: house.by }];
  const doubtful = inDoubt(await waitingNames(house.db, house.clock), now, then);
  if (doubtful !== undefined)
    throw new CommandError(
      `With it "${doubtful.session.name}" of ${doubtful.session.match_name}, which is read now, could mean two things. Nothing was added.`,
    );
  await insertAlias(house.db, wanted, { series, by: house.by, at: house.clock.now() });
}

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

export const setDialect: Verb = {
  name: 'set-dialect',
  usage: 'SOURCE FORM READING|none',
  summary: 'Says how a source means a form of names that boards use in two ways',
  async run(args, house, output) {
    const { positionals } = readArguments(args, {}, true);
    const source = need(positionals[0], 'The source');
    const form = need(positionals[1], 'The form');
    const reading = need(positionals[2], 'The reading');
    if (positionals.length > 3) throw new UsageError('A source with spaces stands in quotes.');
    if (!isDialectForm(form))
      throw new UsageError(`The form is "${form}": expected ${Object.keys(DIALECT_FORMS).join(', ')}.`);
    const readings = readingsOf(form);
    if (reading !== 'none' && !readings.includes(reading))
      throw new UsageError(
        `The reading of ${form} is "${reading}": expected ${readings.join(', ')} or none.`,
      );
    await storeDialect(house.db, source, form, reading === 'none' ? undefined : reading);
    const { example } = DIALECT_FORMS[form];
    output.print(
      reading === 'none'
        ? `Names of ${source} like "${example}" are unread.`
        : `Names of ${source} like "${example}" are read as ${reading}.`,
    );
    return 0;
  },
};

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
        reading.kind === 'unread' ? reading.missing.map(formatMissing).join('; ') : 'a meter is not a line';
      const { id, name, match_name, status, source, bets } = session;
      return [{ market: id, name, match: match_name, status, source, bets: Number(bets), missing }];
    });
    if (values.json) for (const row of rows) output.print(JSON.stringify(row));
    else if (rows.length === 0) output.print('Every session waiting for a result can be read.');
    else for (const line of tableLines(rows)) output.print(line);
    return 0;
  },
};
