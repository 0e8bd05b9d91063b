import type { AddressedConnection } from './connections.ts';
import type { LiveSocket } from './live-server.ts';

/** Adds events to a new socket. Listeners that need a session read it from the socket's data when the event arrives. */
export type ListenToSocket = (socket: LiveSocket, connection: AddressedConnection) => void;
