import type { AccountId } from '@maidan/betting';
import type { NamedServerEvents } from '@maidan/contract';
import type { ProductRooms, SentPicture } from './room.ts';

type EventName = keyof NamedServerEvents;
type EventMessage<Name extends EventName> = Parameters<NamedServerEvents[Name]>[0];

export type PersonalOf<Sent extends SentPicture> = (picture: Sent, client: AccountId) => Sent;

/** What the house sends its clients. Called after the commit of the change, never before. */
export interface Outbox {
  toClient<Name extends EventName>(client: AccountId, event: Name, message: EventMessage<Name>): void;
  toBrand<Name extends EventName>(brand: string, event: Name, message: EventMessage<Name>): void;
  toAll<Name extends EventName>(event: Name, message: EventMessage<Name>): void;
  /** To everyone who joined a room: a match's prices, a table's cards. */
  toRoom<Sent extends SentPicture>(
    room: string,
    channel: string,
    picture: Sent,
    personal?: PersonalOf<Sent>,
  ): void;
  /** To the sockets of one client that joined a room. */
  toClientInRoom(client: AccountId, room: string, channel: string, picture: SentPicture): void;
  /** To everyone who joined a room, serialised once; clients that do not read fast enough miss it. */
  toWatchers<Name extends EventName>(room: string, event: Name, message: EventMessage<Name>): void;
  /** To those in a room whose socket has not proved a session: the house does not know whose it is. */
  toStrangers<Name extends EventName>(room: string, event: Name, message: EventMessage<Name>): void;
  /** Whether anyone in this process has joined the room. */
  hasListeners(room: string): boolean;
  /** How many sockets in this process have joined the room. */
  listenerCount(room: string): number;
  endSession(token: string): void;
  endOtherSessions(client: AccountId, exceptToken: string): void;
}

const quiet = () => undefined;

/** For processes without a server, where no client listens. */
export const quietOutbox: Outbox = {
  toClient: quiet,
  toBrand: quiet,
  toAll: quiet,
  toRoom: quiet,
  toClientInRoom: quiet,
  toWatchers: quiet,
  toStrangers: quiet,
  hasListeners: () => false,
  listenerCount: () => 0,
  endSession: quiet,
  endOtherSessions: quiet,
};

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
