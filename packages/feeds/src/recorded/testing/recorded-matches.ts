import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import type { CricketMatch } from '@maidan/sports';
import { readCricsheet } from '../cricsheet.ts';

/** Recorded data beside the repository, never part of it; tests on it are skipped where it is absent. */
const SHARED_DATA = fileURLToPath(new URL('../../../../../../shared/data/', import.meta.url));

export const hasSharedData = existsSync(SHARED_DATA);

export function readShared(path: string): string {
  const bytes = readFileSync(`${SHARED_DATA}${path}`);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

export function recordedIds(): readonly string[] {
  return readdirSync(`${SHARED_DATA}cricket`).flatMap((name) => /^(\d+)\.json\.gz$/.exec(name)?.[1] ?? []);
}

export function recordedMatch(id: string): CricketMatch {
  return mustRead(readShared(`cricket/${id}.json.gz`), id);
}

export function bulkMatches(): readonly { readonly file: string; readonly match: CricketMatch }[] {
  return readShared('cricket_bulk.jsonl.gz')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { file, match }: { file: string; match: unknown } = JSON.parse(line);
      return { file, match: mustRead(JSON.stringify(match), file) };
    });
}

function mustRead(text: string, name: string): CricketMatch {
  const reading = readCricsheet(text);
  if (!reading.ok) throw new Error(`${name}: ${reading.reason}`);
  return reading.match;
}
