import type { FeedChange } from '@maidan/feeds';
import type { Phase } from '@maidan/games/rules';
import type { FlightPhase } from '../../src/products/aviator/present-flight.ts';

/** A moment of a live table; `after` is a round it must not be. */
export interface TableOrder {
  readonly code: string;
  readonly phase: Phase;
  readonly window?: string;
  readonly after?: string;
}

/** A moment of a flight. Multipliers are in hundredths; `after` is a round it must not be. */
export interface FlightOrder {
  readonly phase: FlightPhase;
  /** Only a flight that crashes at this multiplier or later. */
  readonly crashMin?: number;
  /** Only once it has reached this multiplier. */
  readonly reached?: number;
  readonly after?: string;
}

/** What a journey has the scripted house do. */
export type HouseOrder =
  | { kind: 'say'; changes: readonly FeedChange[] }
  | { kind: 'client'; username: string; password: string; coins: number }
  /** Its own betting, or its upline's. */
  | { kind: 'shut-betting'; username: string; who: 'client' | 'upline' }
  | { kind: 'poll-only'; eventId: string }
  | { kind: 'notify'; eventId: string; text: string }
  | { kind: 'reload'; marketId: string }
  /** The first of these starts every product but the season; from then on the house's clock moves only as they say. */
  | { kind: 'pass'; ms: number }
  | { kind: 'table'; until: TableOrder }
  | { kind: 'flight'; until: FlightOrder };

/** The answer to order 0 is where the house listens. */
export type HouseAnswer = { id: number; url?: string; error?: string };
