import { checkBetfairStream, checkCricsheet, type NamedMatch } from '@maidan/feeds';
import { CommandError } from '../../../../operator/command-error.ts';
import type { Output } from '../../../../operator/verb.ts';
import { readRecordingFile } from './read-recording-file.ts';

/** Prints one line of JSON for each market of the recording. Needs no house and puts nothing on the board. */
export async function checkRecording(
  { file, names }: { readonly file: string; readonly names: string | undefined },
  output: Output,
): Promise<number> {
  const { path, recording } = await readRecordingFile(file, names);
  const checks =
    recording.kind === 'betfair-stream'
      ? checkBetfairStream(recording.messages)
      : recording.matches.flatMap((match) => checkMatch(match, path));
  for (const check of checks) output.print(JSON.stringify(check));
  return 0;
}

function checkMatch(match: NamedMatch, path: string) {
  const check = checkCricsheet(match);
  if (!check.ok) throw new CommandError(`${path} cannot be replayed: ${check.reason}.`);
  return check.markets;
}
