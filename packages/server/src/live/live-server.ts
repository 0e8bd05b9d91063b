import type { ClientToServerEvents, ServerToClientEvents } from '@maidan/contract';
import type { Server, Socket } from 'socket.io';
import type { SignedIn } from '../signed-in/store.ts';
import type { BareJoin } from './room.ts';

/** What a connection had that was lost, and is given to the one that follows it. */
export interface Before {
  /** To be proved again: it may have ended meanwhile. */
  readonly session?: SignedIn;
  readonly joins: readonly BareJoin[];
}

interface SocketData {
  session?: SignedIn;
  /** The key under which what it sends is counted: the account, or for a demo client its address too. */
  countedAs?: string;
  /** The rooms it joined by their bare ids, by the name of the room. */
  joins?: ReadonlyMap<string, BareJoin>;
  /** What the dropped line had that this one follows. */
  before?: Before;
}

export type LiveSocket = Socket<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
export type LiveServer = Server<
  ClientToServerEvents,
  ServerToClientEvents,
  Record<string, never>,
  SocketData
>;
