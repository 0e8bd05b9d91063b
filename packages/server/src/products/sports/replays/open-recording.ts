import { gunzipSync } from 'node:zlib';
import { type RecordingReading, readRecording } from '@maidan/feeds';

/** The size after unpacking. The largest known recording of a match has a hundredth of it. */
const textBytesMax = 256 * 1024 * 1024;

/** Detected by the first bytes, whatever the file name is. */
const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b;
const isBzip = (bytes: Uint8Array): boolean => bytes[0] === 0x42 && bytes[1] === 0x5a && bytes[2] === 0x68;

const refuse = (reason: string) => ({ ok: false, reason }) as const;

type TextReading = { readonly ok: true; readonly text: string } | Extract<RecordingReading, { ok: false }>;

/** The whole recording, or one line that says what is wrong with it. */
export function openRecording(bytes: Uint8Array, fileName: string): RecordingReading {
  const reading = recordingText(bytes);
  return reading.ok ? readRecording(reading.text, fileName) : reading;
}

export function recordingText(bytes: Uint8Array): TextReading {
  if (isBzip(bytes)) return refuse('it is packed with bzip2; unpack it, or pack it with gzip');
  const plain = isGzip(bytes) ? unpack(bytes) : bytes;
  if (typeof plain === 'string') return refuse(plain);
  if (plain.length > textBytesMax) return refuse(`it is larger than ${textBytesMax >> 20} MB`);
  if (plain.includes(0)) return refuse('it is not text');
  return { ok: true, text: new TextDecoder().decode(plain) };
}

function unpack(bytes: Uint8Array): Uint8Array | string {
  try {
    return gunzipSync(bytes, { maxOutputLength: textBytesMax });
  } catch (error) {
    if (error instanceof RangeError) return `it is larger than ${textBytesMax >> 20} MB unpacked`;
    return `it cannot be unpacked (${(error as Error).message})`;
  }
}
