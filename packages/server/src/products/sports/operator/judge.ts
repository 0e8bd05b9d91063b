import type { Queries } from '@maidan/process/db/db.ts';
import { contextOfMatch, dialectOf, matchFacts, type NameAlias, type NameDialect } from '@maidan/sports';
import { CommandError, need, readArguments, UsageError } from '../../../verb/arguments.ts';
import type { Output, Verb } from '../../../verb/verb.ts';
import { dialectsBySource, listAliases } from '../names/store.ts';
import { aliasesIn } from '../names/waiting-names.ts';
import { judgeNamed } from './judging/judge-named.ts';

const options = {
  facts: { type: 'boolean', default: false },
  dialect: { type: 'string', multiple: true },
  source: { type: 'string' },
  series: { type: 'string', default: '' },
} as const;

function readDialect(given: readonly string[]): NameDialect {
  const dialect = dialectOf(
    given.map((setting) => {
      const [form = '', reading = ''] = setting.split('=');
      return [form, reading] as const;
    }),
  );
  if (dialect === undefined)
    throw new UsageError(
      `--dialect is "${given.join(' ')}": expected FORM=READING, as set-dialect takes them.`,
    );
  return dialect;
}

interface KnownNames {
  readonly dialect: NameDialect;
  readonly aliases: readonly NameAlias[];
}

/** Judges a recorded match from a file; `known` has the aliases and dialect stored in the house. */
async function judgeFile(args: readonly string[], output: Output, known: KnownNames): Promise<number> {
  const { values, positionals } = readArguments(args, options, true);
  const [file, ...names] = positionals;
  const wanted = need(file, 'The file of the match');
  if (!values.facts && names.length === 0) throw new UsageError('The name of a session is missing.');
  if (values.facts && names.length > 0) throw new UsageError('--facts takes a file and no session.');
  const dialect = { ...known.dialect, ...readDialect(values.dialect ?? []) };
  // Loaded when needed, as in the verb `replay`.
  const { readRecordingFile } = await import('./read-recording-file.ts');
  const { path, recording } = await readRecordingFile(wanted);
  if (recording.kind !== 'cricsheet')
    throw new CommandError(`${path} is a recording of prices: it has no balls to judge by.`);
  if (values.facts) {
    for (const { id, match } of recording.matches) output.print(JSON.stringify({ [id]: matchFacts(match) }));
    return 0;
  }
  const judged = recording.matches.flatMap((match) => {
    const context = contextOfMatch(match.match, known.aliases);
    return names.map((name) => judgeNamed(match, name, { context, dialect }));
  });
  for (const line of judged) output.print(JSON.stringify(line));
  return judged.some(({ result }) => result === 'unread') ? 1 : 0;
}

async function knownNames(args: readonly string[], db: Queries): Promise<KnownNames> {
  const { values } = readArguments(args, options, true);
  if (values.source === undefined) return { dialect: {}, aliases: [] };
  const dialects = await dialectsBySource(db);
  return {
    dialect: dialects.get(values.source) ?? {},
    aliases: aliasesIn(values.series, await listAliases(db)),
  };
}

/** Only names of a source need a house: its dialect and the operators' aliases are stored there. */
const needsHouse = (args: readonly string[]): boolean => args.some((word) => /^--source(?:=|$)/.test(word));

export const judge: Verb = {
  name: 'judge',
  usage: 'FILE "SESSION NAME"… [--dialect FORM=READING]… [--source SOURCE [--series SERIES]] | --facts FILE',
  summary: 'Judges sessions of a recorded cricket match by the rules, or shows the figures of its innings',
  isReadOnly: () => true,
  withoutHouse: (args, output) =>
    needsHouse(args) ? undefined : judgeFile(args, output, { dialect: {}, aliases: [] }),
  run: async (args, house, output) => judgeFile(args, output, await knownNames(args, house.db)),
};
