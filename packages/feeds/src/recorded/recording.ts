import type { CricketMatch } from '@maidan/sports';
import { readBetfairStream, type StreamMessage } from './betfair-stream/stream-message.ts';
import { readCricsheet, readCricsheetMatch } from './cricsheet/read-cricsheet.ts';
import { parseLine, readOrRefuse } from './json-place.ts';

export type Recording =
  | { readonly kind: 'cricsheet'; readonly matches: readonly NamedMatch[] }
  | { readonly kind: 'betfair-stream'; readonly messages: readonly StreamMessage[] };

export interface NamedMatch {
  /** The name of its file without the extension, as lists of matches refer to it. */
  readonly id: string;
  readonly match: CricketMatch;
}

export type RecordingReading =
  | { readonly ok: true; readonly recording: Recording }
  /** One line to show. */
  | { readonly ok: false; readonly reason: string };

const streamLine = /^\s*\{\s*"op"\s*:/;
const listedMatch = /^\s*\{\s*"(file|match|group)"\s*:/;

/**
 * Reads a Cricsheet match, many of them (one to a line, each within "match"), or a recording of the exchange's stream,
 * completely or not at all.
 */
export function readRecording(text: string, fileName: string): RecordingReading {
  if (text.trim() === '') return { ok: false, reason: 'the file is empty' };
  if (streamLine.test(text) || isStreamLine(text)) {
    const reading = readBetfairStream(text);
    return reading.ok
      ? { ok: true, recording: { kind: 'betfair-stream', messages: reading.messages } }
      : reading;
  }
  if (listedMatch.test(text)) return readListed(text);
  const reading = readCricsheet(text);
  return reading.ok
    ? { ok: true, recording: { kind: 'cricsheet', matches: [{ id: idOf(fileName), match: reading.match }] } }
    : reading;
}

/** Parsed, because the keys of a message may have any order. */
function isStreamLine(text: string): boolean {
  const [first = ''] = text.split('\n', 1);
  const reading = readOrRefuse(() => ({ isMessage: !parseLine(first, 1).at('op').isMissing }));
  return reading.ok && reading.isMessage;
}

function readListed(text: string): RecordingReading {
  return readOrRefuse(() => {
    const matches = text.split('\n').flatMap((line, index): NamedMatch[] => {
      if (line.trim() === '') return [];
      const listed = parseLine(line, index + 1);
      const match = listed.at('match');
      if (match.isMissing) listed.fail('an object with a match');
      const name = listed.at('file').textIfAny() ?? String(index + 1);
      return [{ id: idOf(name), match: readCricsheetMatch(match) }];
    });
    return { recording: { kind: 'cricsheet', matches } };
  });
}

function idOf(fileName: string): string {
  const base = fileName.slice(Math.max(fileName.lastIndexOf('/'), fileName.lastIndexOf('\\')) + 1);
  return base.replace(/\.gz$/, '').replace(/\.jsonl?$/, '');
}
