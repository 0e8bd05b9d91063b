import { resolve } from 'node:path';
import { nameRunners, type Recording } from '@maidan/feeds';
import { CommandError } from '../../../../operator/command-error.ts';
import { openRecording, recordingText } from '../../replays/open-recording.ts';
import { readBytes } from './read-bytes.ts';
import { readNames } from './read-names.ts';

export interface RecordingFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly recording: Recording;
}

/** Reads a whole recording, with names from another file for runners it does not name; throws one line if something is wrong. */
export async function readRecordingFile(name: string, namesFile?: string): Promise<RecordingFile> {
  const path = resolve(name);
  const file = openBytes(path, await readBytes(path));
  if (namesFile === undefined) return file;
  if (file.recording.kind !== 'betfair-stream')
    throw new CommandError(`${path} has names: only a recording of the exchange's stream may lack them.`);
  return openBytes(path, giveNames(file, await readNames(namesFile)));
}

function openBytes(path: string, bytes: Uint8Array): RecordingFile {
  const reading = openRecording(bytes, path);
  if (!reading.ok) throw new CommandError(`${path} cannot be read: ${reading.reason}.`);
  return { path, bytes, recording: reading.recording };
}

function giveNames({ path, bytes }: RecordingFile, names: ReadonlyMap<string, string>): Uint8Array {
  const reading = recordingText(bytes);
  const named = reading.ok ? nameRunners(reading.text, names) : reading;
  if (!named.ok) throw new CommandError(`The names do not fit ${path}: ${named.reason}.`);
  return new TextEncoder().encode(named.text);
}
