import { checkBetfairStream } from '@maidan/feeds';
import type { Output } from '../verb.ts';
import { checkCricsheet } from './check-cricsheet.ts';
import { readRecordingFile } from './read-recording-file.ts';

/** One line of JSON for each market of the recording; nothing is served and no house is asked. */
export async function checkRecording(file: string, output: Output): Promise<number> {
  const { recording } = await readRecordingFile(file);
  const checks =
    recording.kind === 'betfair-stream'
      ? checkBetfairStream(recording.messages)
      : recording.matches.flatMap((match) => checkCricsheet(match));
  for (const check of checks) output.print(JSON.stringify(check));
  return 0;
}
