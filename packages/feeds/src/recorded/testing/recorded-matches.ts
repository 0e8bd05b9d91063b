import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { manualClock } from '@maidan/betting';
import { type CricketMatch, judgeSession, type Session } from '@maidan/sports';
import { describe } from 'vitest';
import type { FeedChange } from '../../feed.ts';
import { betfairStreamFeed } from '../betfair-stream/stream-feed.ts';
import { readBetfairStream } from '../betfair-stream/stream-message.ts';
import { ballsOfInnings } from '../cricsheet/tally-recorded-ball.ts';
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

const ofAnyMatch: readonly Session[] = [
  { ask: 'match-total', of: 'runs' },
  { ask: 'match-total', of: 'fours' },
  { ask: 'match-most', of: 'batter-runs' },
];

/** Some sessions of every family, on the match, both sides and every player. */
export function sessionsOf(match: CricketMatch): readonly Session[] {
  return [
    ...ofAnyMatch,
    ...match.teams.flatMap((team): Session[] => [
      ...[1, 6, 10, 15, 20, 50].map((overs): Session => ({ ask: 'over-runs', team, overs })),
      ...[1, 2, 5, 10].map((wicket): Session => ({ ask: 'fall-of-wicket', team, wicket })),
      ...[1, 2].map((wicket): Session => ({ ask: 'pship-boundaries', team, wicket })),
      ...(match.players[team] ?? []).map((player): Session => ({ ask: 'player-runs', team, player })),
      { ask: 'innings-runs', team, inningsNumber: 1 },
    ]),
  ];
}

export function openSessions(match: CricketMatch): readonly Session[] {
  return sessionsOf(match).filter((session) => judgeSession(match, session).kind === 'undecided');
}

/** Sessions whose first verdict, judged after every ball, differs from the verdict on the whole match. */
export function changedVerdicts(match: CricketMatch): readonly Session[] {
  const first = new Map<Session, string>();
  const sessions = sessionsOf(match);
  for (const { match: now } of match.innings.flatMap((_, index) => ballsOfInnings(match, index))) {
    for (const session of sessions) {
      if (first.has(session)) continue;
      const verdict = judgeSession(now, session);
      if (verdict.kind !== 'undecided') first.set(session, JSON.stringify(verdict));
    }
  }
  return sessions.filter((session) => first.get(session) !== JSON.stringify(judgeSession(match, session)));
}

const startedAt = Date.UTC(2026, 0, 1);

export function openStream(text: string, speed = 1, clock = manualClock(startedAt)) {
  const reading = readBetfairStream(text);
  if (!reading.ok) throw new Error(reading.reason);
  return betfairStreamFeed(reading.messages, { matchId: '99', startedAt, speed }, clock);
}

/** Everything the feed sends in that many seconds, with the second it was sent in. */
export function listen(text: string, seconds: number, speed = 1): readonly (FeedChange & { at: number })[] {
  const clock = manualClock(startedAt);
  const opening = openStream(text, speed, clock);
  if (!opening.ok) throw new Error(opening.reason);
  const heard: (FeedChange & { at: number })[] = [];
  const stop = opening.feed.start((changes) => {
    for (const change of changes) heard.push({ ...change, at: (clock.now() - startedAt) / 1000 });
  });
  clock.advance(seconds * 1000);
  stop();
  return heard;
}
