import type { Scorecard } from '@maidan/feeds';
import type { Queries } from '@maidan/process/db/db.ts';
import { listSeasons, seasonPrefix } from '../season/store.ts';
import { readReplay } from './store.ts';

/** The scorecard of a match replayed or simulated here; undefined for any other, and for one of a generator not played here. */
export async function findScorecard(
  db: Queries,
  eventId: string,
  now: number,
): Promise<Scorecard | undefined> {
  // Loaded when needed: operator commands load this file, and few of them read a scorecard.
  const { isGenerator, recordedScorecard, simulatedScorecard } = await import('@maidan/feeds');
  const { openRecording } = await import('./open-recording.ts');
  const replay = await readReplay(db, eventId);
  if (replay !== undefined) {
    const reading = openRecording(replay.recording, replay.file_name);
    if (!reading.ok || reading.recording.kind !== 'cricsheet') return undefined;
    const [named] = reading.recording.matches;
    const setting = { matchId: eventId, startedAt: replay.started_at, speed: replay.speed };
    return named === undefined ? undefined : recordedScorecard(named.match, setting, now);
  }
  for (const { number, seed, speed, started_at, generator } of await listSeasons(db)) {
    if (!isGenerator(generator)) continue;
    const idPrefix = seasonPrefix(number);
    const setting = { seed, generator, speed, startedAt: started_at, idPrefix };
    const found = simulatedScorecard(setting, eventId, now);
    if (found !== undefined) return found;
  }
  return undefined;
}
