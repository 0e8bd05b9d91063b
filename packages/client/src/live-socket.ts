import type { ClientToServerEvents, ServerToClientEvents } from '@maidan/contract/wire';
import type { Socket } from 'socket.io-client';

/** A connection to the house, with its events as the contract has them. */
export type LiveSocket = Socket<ServerToClientEvents, ClientToServerEvents>;
