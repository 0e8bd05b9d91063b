import type { Clock, Result } from '@maidan/betting';
import {
  betfairStreamFeed,
  cricsheetFeed,
  type Feed,
  type FeedOpening,
  type Recording,
  type ReplaySetting,
} from '@maidan/feeds';
import type { Db } from '@maidan/process/db/db.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { FeedRunner } from '../feed-runner.ts';
import { openRecording } from './open-recording.ts';
import { insertReplay, type ReplayRow, unfinishedReplays } from './store.ts';

export interface NewReplay {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly recording: Recording;
  readonly speed: number;
}

export interface StartedReplay {
  readonly eventId: string;
  readonly name: string;
  /** Other matches of the recording, on the board too. */
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** Why each market that is not replayed is left out, naming it. */
  readonly leftOut: readonly string[];
}

export interface Replays {
  /** Puts a recording on the board; the refusal says why it cannot, as the end of a sentence. */
  start(replay: NewReplay): Promise<Result<StartedReplay, string>>;
  /** Resumes the replays that a stopped server left under way; returns how many there were. */
  resume(): Promise<number>;
}

type Pricing = Pick<ReplaySetting, 'rollouts'>;

/** Different from the ids of every season, which are shorter. */
const eventPrefix = '99';

export function createReplays(parts: {
  db: Db;
  clock: Clock;
  log: Logger;
  run: (feed: Feed) => FeedRunner;
  /** Left out, prices are as exact as usual; no result depends on it. */
  pricing?: Pricing;
}): Replays {
  const { db, clock, log, run, pricing = {} } = parts;
  let lastStartedAt = 0;

  return {
    async start({ fileName, bytes, recording, speed }) {
      lastStartedAt = Math.max(clock.now(), lastStartedAt + 1);
      const startedAt = lastStartedAt;
      const eventId = `${eventPrefix}${startedAt}`;
      const opening = openFeed(recording, { ...pricing, matchId: eventId, startedAt, speed }, clock);
      if (!opening.ok) return { ok: false, refusal: opening.reason };
      const row = { event_id: eventId, file_name: fileName, recording: bytes, speed, started_at: startedAt };
      await insertReplay(db, row);
      run(opening.feed);
      const { name, others, leftOut } = opening;
      return { ok: true, value: { eventId, name, others, leftOut } };
    },
    async resume() {
      const rows = await unfinishedReplays(db);
      for (const row of rows) {
        const opening = reopen(row, pricing, clock);
        if (opening.ok) run(opening.feed);
        else log.error({ replay: row.event_id, reason: opening.reason }, 'replay not resumed');
      }
      return rows.length;
    },
  };
}

function reopen(row: ReplayRow, pricing: Pricing, clock: Clock): FeedOpening {
  const reading = openRecording(row.recording, row.file_name);
  if (!reading.ok) return reading;
  const setting = { ...pricing, matchId: row.event_id, startedAt: row.started_at, speed: row.speed };
  return openFeed(reading.recording, setting, clock);
}

function openFeed(recording: Recording, setting: ReplaySetting, clock: Clock): FeedOpening {
  if (recording.kind === 'betfair-stream') return betfairStreamFeed(recording.messages, setting, clock);
  const [named, another] = recording.matches;
  if (named === undefined || another !== undefined)
    return { ok: false, reason: `it has ${recording.matches.length} matches, and a replay is of one` };
  return cricsheetFeed(named.match, setting, clock);
}
