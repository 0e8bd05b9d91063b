import { matchFacts } from '@maidan/sports';
import { need, readArguments } from '../../operator/arguments/read-arguments.ts';
import { CommandError, UsageError } from '../../operator/command-error.ts';
import type { Output, Verb } from '../../operator/verb.ts';
import { judgeNamed } from './judging/judge-named.ts';
import { readRecordingFile } from './replaying/read-recording-file.ts';

/** Of a recorded match alone: no house is asked, and no database opened. */
async function judgeFile(args: readonly string[], output: Output): Promise<number> {
  const { values, positionals } = readArguments(args, { facts: { type: 'boolean', default: false } }, true);
  const [file, ...names] = positionals;
  const wanted = need(file, 'The file of the match');
  if (!values.facts && names.length === 0) throw new UsageError('The name of a session is missing.');
  if (values.facts && names.length > 0) throw new UsageError('--facts takes a file and no session.');
  const { path, recording } = await readRecordingFile(wanted);
  if (recording.kind !== 'cricsheet')
    throw new CommandError(`${path} is a recording of prices: it has no balls to judge by.`);
  if (values.facts) {
    for (const { id, match } of recording.matches) output.print(JSON.stringify({ [id]: matchFacts(match) }));
    return 0;
  }
  const judged = recording.matches.flatMap((match) => names.map((name) => judgeNamed(match, name)));
  for (const line of judged) output.print(JSON.stringify(line));
  return judged.some(({ result }) => result === 'unread') ? 1 : 0;
}

export const judge: Verb = {
  name: 'judge',
  usage: 'FILE "SESSION NAME"… | --facts FILE',
  summary: 'Judges sessions of a recorded cricket match by the rules, or shows the figures of its innings',
  isReadOnly: () => true,
  withoutHouse: (args, output) => judgeFile(args, output),
  run: (args, _house, output) => judgeFile(args, output),
};
