import type { ClientToServerEvents, ServerToClientEvents } from '@maidan/contract';
import type { Server, Socket } from 'socket.io';
import type { SignedIn } from '../account/signed-in.ts';
import type { Connection } from './connection.ts';

interface SocketData {
  session?: SignedIn;
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

export type ListenToSocket = (socket: LiveSocket, connection: Connection) => void;
