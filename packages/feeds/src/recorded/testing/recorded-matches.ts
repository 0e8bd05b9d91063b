import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CricketMatch } from '@maidan/sports';
import { describe } from 'vitest';
import { type NamedMatch, readRecording } from '../recording.ts';

/** Recorded data is never part of the repository; where it lies beside it, tests on it run. */
const sharedData = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));

const hasSharedData = existsSync(sharedData);

/** Without the recordings nothing goes untested: made-up matches cover the same cases. */
export function describeRecorded(title: string, prove: () => void): void {
  if (hasSharedData) describe(title, prove);
}

export function readShared(path: string): string {
  const bytes = readFileSync(`${sharedData}${path}`);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export function recordedIds(): readonly string[] {
  return readdirSync(`${sharedData}cricket`).flatMap((name) => /^(\d+)\.json\.gz$/.exec(name)?.[1] ?? []);
}

export function recordedMatch(id: string): CricketMatch {
  const [named] = readMatches(`cricket/${id}.json.gz`);
  if (named === undefined) throw new Error(`${id} has no match`);
  return named.match;
}

export function bulkMatches(): readonly NamedMatch[] {
  return readMatches('cricket_bulk.jsonl.gz');
}

function readMatches(path: string): readonly NamedMatch[] {
  const reading = readRecording(readShared(path), path);
  if (!reading.ok) throw new Error(`${path}: ${reading.reason}`);
  if (reading.recording.kind !== 'cricsheet') throw new Error(`${path}: not a match`);
  return reading.recording.matches;
}
