import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { connectionSettings } from '@maidan/process/db/postgres-db.ts';
import { houseLimits, untilLost } from '@maidan/process/db/time-limits.ts';
import type { Logger } from '@maidan/process/log.ts';
import pg from 'pg';

const retryMs = 500;

/** All pieces in one statement, so that they arrive together. */
const notify = `select pg_notify($1, piece) from unnest($2::text[]) as p(piece)`;

interface BusParts {
  readonly url: string;
  readonly log: Pick<Logger, 'warn'>;
}

type Hear = (message: string) => void;

type Hearers = ReadonlyMap<string, ReadonlySet<Hear>>;

/** Listens to every topic that somebody hears. */
async function connect(url: string, hearers: Hearers): Promise<pg.Client> {
  const made = new pg.Client({
    ...connectionSettings(url, houseLimits),
    application_name: `Maidan's messages, process ${process.pid} on ${hostname()}`,
  });
  // A lost connection is noticed by its end.
  made.on('error', () => undefined);
  const join = joinPieces();
  made.on('notification', ({ channel, processId, payload = '' }) => {
    const message = join(`${channel}/${processId}`, payload);
    if (message !== undefined) for (const hear of hearers.get(channel) ?? []) hear(message);
  });
  try {
    await made.connect();
    for (const topic of hearers.keys()) await made.query(`listen ${made.escapeIdentifier(topic)}`);
    return made;
  } catch (error) {
    await made.end().catch(() => undefined);
    throw error;
  }
}

/** The first connection is made before it resolves; one that is lost is made again until `close`. */
export async function openPostgresBus({ url, log }: BusParts): Promise<Bus> {
  const stopping = new AbortController();
  const hearers = new Map<string, Set<Hear>>();
  let client = await connect(url, hearers);
  let up = Promise.resolve();
  let isUp = true;

  async function connectAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      const made = await connect(url, hearers).catch(() => undefined);
      if (made !== undefined) {
        client = made;
        isUp = true;
        return;
      }
      await pause(retryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function keep(): Promise<void> {
    for (;;) {
      await untilLost(client, stopping.signal);
      if (stopping.signal.aborted) return;
      log.warn('the line to other processes was lost, and is made again');
      isUp = false;
      up = connectAgain();
      await up;
    }
  }
  const kept = keep();

  return {
    async publish(topic, message) {
      await up;
      await client.query(notify, [topic, piecesOf(message)]);
    },
    async subscribe(topic, hear) {
      const all = hearers.get(topic) ?? new Set();
      hearers.set(topic, all.add(hear));
      await up;
      await client.query(`listen ${client.escapeIdentifier(topic)}`);
      return {
        async end() {
          all.delete(hear);
          if (all.size > 0 || !hearers.delete(topic) || !isUp) return;
          await client.query(`unlisten ${client.escapeIdentifier(topic)}`).catch(() => undefined);
        },
      };
    },
    isUp: () => isUp,
    async close() {
      stopping.abort();
      await kept;
      await client.end().catch(() => undefined);
    },
  };
}

/** Carries messages between the processes of one house. A message reaches those who listen at that moment, once or not at all. */
export interface Bus {
  /** Resolves once it was sent; waits while the line is down. */
  publish(topic: string, message: string): Promise<void>;
  /** Resolves once messages on the topic are heard. `hear` must not throw. */
  subscribe(topic: string, hear: (message: string) => void): Promise<Subscription>;
  isUp(): boolean;
  close(): Promise<void>;
}

export interface Subscription {
  end(): Promise<void>;
}

/** A notice of PostgreSQL has less than 8,000 bytes; a character has at most four. */
const piece = /[\s\S]{1,1900}/gu;

/** Numbered, since equal notices of one transaction are delivered once. */
export function piecesOf(message: string): string[] {
  const texts = message.match(piece) ?? [''];
  return texts.map((text, at) => `${at + 1}/${texts.length}:${text}`);
}

const head = /^(\d+)\/(\d+):/;

/** Joins the pieces that arrive from each sender; undefined until a message is whole. */
export function joinPieces(): (sender: string, piece: string) => string | undefined {
  const begun = new Map<string, string[]>();
  return (sender, text) => {
    const found = head.exec(text);
    if (found === null) return undefined;
    const [number, count] = [Number(found[1]), Number(found[2])];
    const texts = number === 1 ? [] : (begun.get(sender) ?? []);
    begun.delete(sender);
    // The beginning was not heard.
    if (texts.length !== number - 1) return undefined;
    texts.push(text.slice(found[0].length));
    if (number === count) return texts.join('');
    begun.set(sender, texts);
    return undefined;
  };
}
