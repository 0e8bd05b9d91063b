import { type NameAlias, whyNotAlias } from '@maidan/sports';
import { createInTurn } from '../../../in-turn.ts';
import { need, readArguments } from '../../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../../operator/command-error.ts';
import type { Verb, VerbHouse } from '../../../operator/verb.ts';
import { type AliasRow, insertAlias, listAliases } from '../names/store.ts';
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
