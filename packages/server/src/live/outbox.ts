import type { AccountId } from '@maidan/betting';
import type { NamedServerEvents } from '@maidan/contract';
import type { SentPicture } from './rooms/plain-picture.ts';

export type EventName = keyof NamedServerEvents;
export type EventMessage<Name extends EventName> = Parameters<NamedServerEvents[Name]>[0];

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
