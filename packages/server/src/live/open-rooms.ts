import type { FastifyInstance } from 'fastify';
import type { WhoAsks } from '../http/call-limits.ts';
import type { ListenToSocket } from './connections.ts';
import { listenForRooms } from './listen-for-rooms.ts';
import type { FindRoom, ProductRooms } from './room.ts';
import type { Rooms } from './rooms.ts';
import { serveRoomPages } from './serve-pages.ts';

/** Opens the rooms of all products: serves their pages, and returns a function that adds the join events to a socket. */
export function openRooms(
  http: FastifyInstance,
  rooms: Rooms,
  offered: readonly ProductRooms[],
  whoAsks?: WhoAsks,
): ListenToSocket {
  for (const product of offered) {
    serveRoomPages(http, rooms, product, whoAsks);
    if (product.beforeBeat !== undefined) rooms.beforeBeat(product.beforeBeat);
  }
  const joins = {
    JoinRoom: firstOf(offered.flatMap((product) => product.joins.JoinRoom ?? [])),
    marketByEvent: firstOf(offered.flatMap((product) => product.joins.marketByEvent ?? [])),
  };
  return (socket, connection) => listenForRooms(socket, connection, rooms, joins);
}

const firstOf =
  (finds: readonly FindRoom[]): FindRoom =>
  (id) => {
    for (const find of finds) {
      const room = find(id);
      if (room !== undefined) return room;
    }
    return undefined;
  };
