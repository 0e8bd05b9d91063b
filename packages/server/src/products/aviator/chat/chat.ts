import type { Clock } from '@maidan/betting';
import {
  type ChatAnswer,
  type ChatMessage,
  chatPayload,
  findUnstorableText,
  shortenName,
} from '@maidan/contract';
import type { Db } from '@maidan/process/db/db.ts';
import { rateLimit } from '@maidan/process/limits/rate-limit.ts';
import type { Logger } from '@maidan/process/log.ts';
import type { Outbox } from '../../../live/outbox.ts';
import type { SignedIn } from '../../../signed-in/store.ts';
import { createPurge, type Purge } from '../../../upkeep/purges.ts';
import { forgetOlder, insertMessage, latestMessages } from './chat-store.ts';

/** Nobody types faster than this. */
const speech = { most: 3, perMs: 9_000 };
const shownMost = 50;
const keptMs = 24 * 60 * 60_000;

/** Each brand has a chat of its own. */
export const chatRoom = (brand: string): string => `flight-chat:${brand}`;

interface Speaker extends SignedIn {
  /** The key under which its messages are counted. */
  readonly countedAs: string;
}

export interface Chat {
  /** Oldest first. */
  latest(brand: string): Promise<readonly ChatMessage[]>;
  send(speaker: Speaker, payload: unknown): Promise<ChatAnswer>;
  /** Removes messages for an operator. */
  takeAway(brand: string, ids: readonly bigint[]): void;
  /** Of messages nobody is shown any more. */
  readonly purge: Purge;
}

export function createChat(parts: {
  readonly db: Db;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly log: Logger;
}): Chat {
  const { db, clock, outbox, log } = parts;
  const pace = rateLimit(clock, speech.most, speech.perMs);
  /** By brand, oldest first. Cached, since everyone who joins is sent them. */
  const known = new Map<string, Promise<ChatMessage[]>>();

  async function read(brand: string): Promise<ChatMessage[]> {
    const after = clock.now() - keptMs;
    const rows = await db.snapshot((tx) => latestMessages(tx, brand, after, shownMost));
    return rows.reverse().map(messageToShow);
  }

  function recent(brand: string): Promise<ChatMessage[]> {
    const reading = known.get(brand) ?? read(brand);
    known.set(brand, reading);
    reading.catch(() => known.delete(brand));
    return reading;
  }

  async function store(speaker: SignedIn, text: string): Promise<ChatAnswer> {
    const { brand, accountId, username } = speaker;
    const now = clock.now();
    const id = await insertMessage(db, brand, accountId, text, now);
    if (id === undefined) return { isSent: false, reason: 'muted' };
    const message = messageToShow({ id, username, text, sent_at: now });
    outbox.toWatchers(chatRoom(brand), 'aviatorChat', [message]);
    void known.get(brand)?.then((messages) => add(messages, message), whenUnread);
    return { isSent: true, id: message.id };
  }

  /** Read again where messages were removed meanwhile. */
  async function standing(brand: string): Promise<readonly ChatMessage[]> {
    const reading = recent(brand);
    const messages = await reading;
    return known.get(brand) === reading ? messages : standing(brand);
  }

  return {
    async latest(brand) {
      const after = new Date(clock.now() - keptMs).toISOString();
      return (await standing(brand)).filter(({ createdAt }) => createdAt > after);
    },
    async send(speaker, payload) {
      const read = chatPayload.safeParse(payload);
      if (!read.success || findUnstorableText(read.data) !== undefined)
        return { isSent: false, reason: 'malformed' };
      if (!pace.take(speaker.countedAs)) return { isSent: false, reason: 'too-fast' };
      try {
        return await store(speaker, read.data.text);
      } catch (error) {
        log.warn({ error }, 'a chat message was not stored');
        return { isSent: false, reason: 'busy' };
      }
    },
    takeAway(brand, ids) {
      if (ids.length === 0) return;
      known.delete(brand);
      outbox.toWatchers(chatRoom(brand), 'aviatorChatGone', ids.map(String));
    },
    purge: createPurge('chat', (most) => forgetOlder(db, clock.now() - keptMs, most)),
  };
}

/** Nothing to do where the list could not be read: the next to join reads it again, with the message. */
const whenUnread = (): void => undefined;

function add(messages: ChatMessage[], message: ChatMessage): void {
  if (!messages.some(({ id }) => id === message.id)) messages.push(message);
  messages.splice(0, messages.length - shownMost);
}

const messageToShow = (row: {
  readonly id: bigint;
  readonly username: string;
  readonly text: string;
  readonly sent_at: number;
}): ChatMessage => ({
  id: String(row.id),
  username: shortenName(row.username),
  text: row.text,
  createdAt: new Date(row.sent_at).toISOString(),
});
