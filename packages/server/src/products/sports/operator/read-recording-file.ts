import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  checkBetfairStream,
  checkCricsheet,
  type NamedMatch,
  nameRunners,
  type Recording,
} from '@maidan/feeds';
import { z } from 'zod';
import { CommandError } from '../../../verb/arguments.ts';
import type { Output } from '../../../verb/verb.ts';
import { openRecording, recordingText } from '../replays/open-recording.ts';

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

/** The size on disk. */
const fileBytesMax = 64 * 1024 * 1024;

/** The file's bytes; throws one line that says what is wrong with it. */
export async function readBytes(path: string): Promise<Uint8Array> {
  try {
    const file = await open(path);
    try {
      const stat = await file.stat();
      if (!stat.isFile()) throw new CommandError(`${path} is not a file.`);
      if (stat.size > fileBytesMax)
        throw new CommandError(`${path} cannot be read: it is larger than ${fileBytesMax >> 20} MB.`);
      return await file.readFile();
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof CommandError || !(error instanceof Error)) throw error;
    const isMissing = 'code' in error && error.code === 'ENOENT';
    throw new CommandError(
      isMissing ? `There is no file ${path}.` : `${path} cannot be read: ${error.message}.`,
    );
  }
}

const namesById = z.record(z.string().regex(/^\d{1,16}$/), z.string().trim().min(1).max(60));

/** Reads a JSON object with the names of runners by id. */
export async function readNames(name: string): Promise<ReadonlyMap<string, string>> {
  const path = resolve(name);
  const parsed = namesById.safeParse(parse(new TextDecoder().decode(await readBytes(path))));
  if (!parsed.success)
    throw new CommandError(
      `${path} has no names: expected {"ID": "NAME", ...}, names of 60 letters at most.`,
    );
  return new Map(Object.entries(parsed.data));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
