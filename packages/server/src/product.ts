import type { CallPath } from '@maidan/contract';
import type { Logger } from '@maidan/process/log.ts';
import type { FastifyInstance } from 'fastify';
import type { BetsChanged } from './bets/act.ts';
import type { ProductLists } from './bets/lists/product-lists.ts';
import type { MarketSettled } from './bets/settling/run-settlement.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import type { HandlersFor } from './http/answer.ts';
import type { Offer } from './http/website-handlers.ts';
import type { ListenToSocket } from './live/connections.ts';
import type { ProductRooms } from './live/room.ts';
import type { RoomChanges } from './live/rooms.ts';
import type { Metrics } from './metrics.ts';
import type { FindGameDetails, FindRoundResult } from './rounds/game-details.ts';
import type { RoundBets } from './rounds/round-lists.ts';
import type { Purge } from './upkeep/purges.ts';

/** What a product gets when it is opened. */
export interface ProductParts {
  readonly house: House;
  readonly rooms: RoomChanges;
  /** For pages other than those of its rooms. */
  readonly http: FastifyInstance;
  readonly log: Logger;
  /** Unpredictable bytes, for seeds. */
  readonly randomBytes: (length: number) => Uint8Array;
  /** For a caller that sends no request id of its own. */
  readonly freshRequestId: () => string;
  readonly metrics: Pick<Metrics, 'countBet' | 'countDropped'>;
}

/** What a product gets when its runners are started. */
export interface StartParts {
  readonly config: Config;
  /** Prints a line for the person who starts the house. */
  readonly print: (line: string) => void;
}

/**
 * One thing the house offers: matches, live tables, a lottery. It does nothing until it is started and opened, once, and ends in this order:
 * no more calls are accepted, `stop`, every bet and cash-out under way is answered, `close`.
 */
export interface Product<Path extends CallPath = never> {
  readonly handlers: HandlersFor<Path>;
  /** Which brands offer it; all where absent. */
  readonly offer?: Offer;
  /** Its calls whose cost grows with the client's bets, or with all that is offered. */
  readonly heavyCalls: readonly CallPath[];
  /** Its calls whose moment counts: no read of the database stands between the arrival of one and its handler. */
  readonly timedCalls?: readonly CallPath[];
  readonly rooms: ProductRooms;
  /** Adds its own socket events. */
  readonly listen?: ListenToSocket;
  /** Details of its games, by the id that clients use. */
  readonly gameDetails?: FindGameDetails;
  /** How its bets on rounds are listed. */
  readonly roundBets?: RoundBets;
  /** Results of its rounds, for the lists of settled bets. */
  readonly roundResult?: FindRoundResult;
  /** How its bets and transfers appear in the lists of an account. */
  readonly lists: ProductLists;
  /** Notifies its clients' pages. */
  readonly onBetsChanged: BetsChanged;
  /** Announces the result of a market to its clients. Absent where their pages show it, as those of a match do. */
  readonly onSettled?: MarketSettled;
  /** Of rows of its own that expire. */
  readonly purges?: readonly Purge[];
  /** Addresses on other hosts that its screens show in frames, as last read. */
  readonly framed?: () => readonly string[];
  /** What its operator verbs use in a running server. */
  readonly operator: object;
  /** What must be done before the house listens: a setting that does not fit what is under way is refused here. */
  start?(parts: StartParts): Promise<void>;
  /**
   * Finishes what a stopped server left under way and starts its runners, once the house listens; /ready names the product until then.
   * What is not open yet takes no bets.
   */
  open?(): Promise<void>;
  /** From now on it begins nothing new: no round, no act on bets. */
  stop(): void;
  /** Ends its runners. Their last writes happen here, when no bet or cash-out is under way that they could overtake. */
  close(): Promise<void>;
}

/** A launched game of a provider that runs in this process. */
export interface ProvidedGame {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** Of its page, on any host of the house. */
  readonly address: string;
  /** The most a stake returns, as a multiple of it. */
  readonly returnsTimes: number;
  /** Played by one player at any time, without a table of others: brands have a flag for these. */
  readonly isVirtual: boolean;
}

/** A provider of launched games in this process: no product, since it knows the house only through the wallet API. */
export interface OwnProvider extends Required<Pick<Product, 'open' | 'stop' | 'close'>> {
  readonly games: readonly ProvidedGame[];
}

export type OpenProduct = (parts: ProductParts) => Product;

/** Ends all products once no more calls are accepted. */
export async function closeProducts(
  products: readonly Pick<Product, 'stop' | 'close'>[],
  drainBets: () => Promise<void>,
): Promise<void> {
  for (const product of products) product.stop();
  // A runner's last result must not overtake a cash-out that arrived in time.
  await drainBets();
  await Promise.all(products.map((product) => product.close()));
}
