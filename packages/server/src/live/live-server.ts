import type { ClientToServerEvents, ServerToClientEvents } from '@maidan/contract';
import type { Server, Socket } from 'socket.io';
import type { SignedIn } from '../account/signed-in.ts';

interface SocketData {
  session?: SignedIn;
  /** The key under which what it sends is counted: the account, or for a demo client its address too. */
  countedAs?: string;
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
