import type { FeedChange } from '@maidan/feeds';

/** What a journey has the scripted house do. */
export type HouseOrder =
  | { kind: 'say'; changes: readonly FeedChange[] }
  | { kind: 'client'; username: string; password: string; coins: number }
  /** Its own betting, or its upline's. */
  | { kind: 'shut-betting'; username: string; who: 'client' | 'upline' }
  | { kind: 'poll-only'; eventId: string }
  | { kind: 'notify'; eventId: string; text: string }
  | { kind: 'reload'; marketId: string };

/** The answer to order 0 is where the house listens. */
export type HouseAnswer = { id: number; url?: string; error?: string };
