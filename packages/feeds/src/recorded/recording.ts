import type { CricketMatch } from '@maidan/sports';
import { readBetfairStream } from './betfair-stream.ts';
import type { StreamMessage } from './betfair-stream-message.ts';
import { readCricsheet } from './cricsheet.ts';

export type Recording =
  | { readonly kind: 'cricsheet'; readonly matches: readonly NamedMatch[] }
  | { readonly kind: 'betfair-stream'; readonly messages: readonly StreamMessage[] };

export interface NamedMatch {
  /** The name of its file without the ending, as lists of matches refer to it. */
  readonly id: string;
  readonly match: CricketMatch;
}

export type RecordingReading =
  | { readonly ok: true; readonly recording: Recording }
  /** One line for people. */
  | { readonly ok: false; readonly reason: string };

const STREAM_LINE = /^\s*\{\s*"op"\s*:/;
const LISTED_MATCH = /^\s*\{\s*"(file|match|group)"\s*:/;

/**
 * A Cricsheet match, many of them (one to a line, each within "match"), or a recording of the exchange's stream.
 * All of it is read, or nothing.
 */
export function readRecording(text: string, fileName: string): RecordingReading {
  if (text.trim() === '') return { ok: false, reason: 'the file is empty' };
  if (STREAM_LINE.test(text) || isStreamLine(text)) {
    const reading = readBetfairStream(text);
    return reading.ok
      ? { ok: true, recording: { kind: 'betfair-stream', messages: reading.messages } }
      : reading;
  }
  if (LISTED_MATCH.test(text)) return readListed(text);
  const reading = readCricsheet(text);
  return reading.ok
    ? { ok: true, recording: { kind: 'cricsheet', matches: [{ id: idOf(fileName), match: reading.match }] } }
    : reading;
}

/** The keys of a message may come in any order. */
function isStreamLine(text: string): boolean {
  const end = text.indexOf('\n');
  const line = parse(end < 0 ? text : text.slice(0, end));
  return typeof line === 'object' && line !== null && 'op' in line;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function readListed(text: string): RecordingReading {
  const matches: NamedMatch[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const listed = parse(line);
    if (typeof listed !== 'object' || listed === null || !('match' in listed))
      return { ok: false, reason: `line ${index + 1}: expected an object with a match` };
    const reading = readCricsheet(JSON.stringify(listed.match));
    if (!reading.ok) return { ok: false, reason: `line ${index + 1}: ${reading.reason}` };
    const name = 'file' in listed && typeof listed.file === 'string' ? listed.file : String(index + 1);
    matches.push({ id: idOf(name), match: reading.match });
  }
  return { ok: true, recording: { kind: 'cricsheet', matches } };
}

function idOf(fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  return base.replace(/\.gz$/, '').replace(/\.jsonl?$/, '');
}
