import type { AddressedConnection } from './connections.ts';
import type { LiveSocket } from './live-server.ts';

/** Adds events to a new socket. What needs a session looks for it in the socket's data when the event comes. */
export type ListenToSocket = (socket: LiveSocket, connection: AddressedConnection) => void;
