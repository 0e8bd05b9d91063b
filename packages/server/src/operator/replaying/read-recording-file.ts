import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Recording, readRecording } from '@maidan/feeds';
import { CommandError } from '../command-error.ts';

/** Compressed and whole. The largest recording of a match we know is a hundredth of it. */
const FILE_BYTES_MAX = 64 * 1024 * 1024;
const TEXT_BYTES_MAX = 256 * 1024 * 1024;

export interface RecordingFile {
  readonly path: string;
  readonly bytes: Buffer;
  readonly recording: Recording;
}

/** The whole recording, or one line that says what is wrong with the file. */
export async function readRecordingFile(name: string): Promise<RecordingFile> {
  const path = resolve(name);
  const bytes = await readBytes(path);
  return { path, bytes, recording: openRecording(bytes, path) };
}

export function openRecording(bytes: Buffer, name: string): Recording {
  const reading = readRecording(textOf(bytes, name), name);
  if (!reading.ok) throw new CommandError(`${name} cannot be read: ${reading.reason}.`);
  return reading.recording;
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      if (size > FILE_BYTES_MAX) throw new CommandError(`${path} is larger than ${FILE_BYTES_MAX >> 20} MB.`);
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

/** By its first bytes, whatever the name says. */
const isGzip = (bytes: Buffer): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isBzip = (bytes: Buffer): boolean => bytes.subarray(0, 3).toString('latin1') === 'BZh';

function textOf(bytes: Buffer, name: string): string {
  if (isBzip(bytes)) throw new CommandError(`${name} is packed with bzip2; unpack it, or pack it with gzip.`);
  const plain = isGzip(bytes) ? unpack(bytes, name) : bytes;
  if (plain.includes(0)) throw new CommandError(`${name} cannot be read: it is not text.`);
  return plain.toString('utf8');
}

function unpack(bytes: Buffer, name: string): Buffer {
  try {
    return gunzipSync(bytes, { maxOutputLength: TEXT_BYTES_MAX });
  } catch (error) {
    const isTooLarge = error instanceof RangeError;
    throw new CommandError(
      isTooLarge
        ? `${name} is larger than ${TEXT_BYTES_MAX >> 20} MB unpacked.`
        : `${name} cannot be unpacked: ${(error as Error).message}.`,
    );
  }
}
