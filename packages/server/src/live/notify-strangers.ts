import type { EventMessage, EventName, Outbox } from './outbox.ts';
import type { ProductRooms } from './rooms/room.ts';

/**
 * A socket that has joined a room without proving a session is sent that bets there were settled, and nothing of whose: it
 * reads its own bets by the calls it signs. Once a beat at most, however many bets and clients a settlement has.
 */
export function notifyStrangers<Name extends EventName>(outbox: Outbox, event: Name, rooms: ProductRooms) {
  const waiting = new Map<string, EventMessage<Name>>();
  return {
    settled: (room: string, message: EventMessage<Name>): void => void waiting.set(room, message),
    rooms: {
      ...rooms,
      beforeBeat(): void {
        rooms.beforeBeat?.();
        for (const [room, message] of waiting) outbox.toStrangers(room, event, message);
        waiting.clear();
      },
    } satisfies ProductRooms,
  };
}
