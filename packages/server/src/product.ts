import type { CallPath } from '@maidan/contract';
import type { FastifyInstance } from 'fastify';
import type { BetsChanged } from './bets/bets-changed.ts';
import type { ProductLists } from './bets/lists/product-lists.ts';
import type { Offer } from './brands/offered-handlers.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import type { HandlersFor } from './http/answer.ts';
import type { ListenToSocket } from './live/listen-to-socket.ts';
import type { ProductRooms } from './live/rooms/room.ts';
import type { RoomChanges } from './live/rooms/rooms.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { FindGameDetails } from './rounds/game-details.ts';

/** What a product is opened with. */
export interface ProductParts {
  readonly house: House;
  readonly rooms: RoomChanges;
  /** For pages of its own beside those of its rooms. */
  readonly http: FastifyInstance;
  readonly log: Logger;
  /** Unpredictable bytes, for seeds. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** For a caller that sends no request id of its own. */
  readonly freshRequestId: () => string;
  readonly metrics: Pick<Metrics, 'countBet' | 'countDropped'>;
}

/** What its runners are started with. */
export interface StartParts {
  readonly config: Config;
  /** Unpredictable bytes, for seeds. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** Prints a line for whoever starts the house. */
  readonly say: (line: string) => void;
}

/**
 * One thing the house offers: matches, live tables, a lottery. It does nothing until it is started, once, and ends in this order:
 * no call can come in any more, `stop`, every bet and cash-out under way is answered, `close`.
 */
export interface Product<Path extends CallPath = never> {
  readonly handlers: HandlersFor<Path>;
  /** Which brands offer it; left out, all of them. */
  readonly offer?: Offer;
  /** Those of its calls that read as much as their client has bet, or all there is on offer. */
  readonly heavyCalls: readonly CallPath[];
  readonly rooms: ProductRooms;
  /** Adds the events of its own that it answers. */
  readonly listen?: ListenToSocket;
  /** Of the games it plays, by the id clients know them by. */
  readonly gameDetails?: FindGameDetails;
  /** How its bets and coins look in the lists of an account. */
  readonly lists: ProductLists;
  /** How its clients' pages learn of it. */
  readonly onBetsChanged: BetsChanged;
  /** What its operator verbs use in a running server. */
  readonly operator: object;
  /** Takes over what a stopped server left under way and starts its runners. */
  start(parts: StartParts): Promise<void>;
  /** Begins nothing new: no round, no act on anybody's bets. */
  stop(): void;
  /** Ends its runners. Their last writes come here, when no bet or cash-out is under way that they could overtake. */
  close(): Promise<void>;
}

export type OpenProduct = (parts: ProductParts) => Product;
