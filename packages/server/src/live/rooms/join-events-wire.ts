import { marketByEventPayload, type RoomRequest, roomPayload } from '@maidan/contract';

/** The events by which a client joins a room, and how each is read. */
export const joinEvents = { JoinRoom: roomPayload, marketByEvent: marketByEventPayload } as const;

export type JoinEvent = keyof typeof joinEvents;

/** A room joined as the specification writes it. */
export interface BareJoin {
  readonly event: JoinEvent;
  readonly asked: RoomRequest;
}
