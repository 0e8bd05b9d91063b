import type { AccountId } from '@maidan/betting';
import { marketByEventPayload, type RoomPicture, type RoomRequest, roomPayload } from '@maidan/contract';

/** A picture without its number, which is assigned when the content differs from the picture before. */
export type Unnumbered<Picture> = Picture extends unknown ? Omit<Picture, 'n'> : never;

/** The part of a picture that differs for one client: its own positions. */
export interface Personal<Picture = RoomPicture> {
  /** Returns the same picture where nothing differs for the client, or its data is not read yet. */
  of(picture: Picture, client: AccountId): Picture;
  /** Reads the data that `of` uses. */
  read(client: AccountId): Promise<void>;
}

/** Something clients watch: a match's prices, a table's cards. */
export interface Room<Content extends Unnumbered<RoomPicture> = Unnumbered<RoomPicture>> {
  /** The server's name for it, unique. */
  readonly name: string;
  /** The event by which clients receive full pictures. */
  readonly channel: string;
  /** Its present content. */
  build(): Content;
  /** The patch from one content to the next; undefined when they are the same. */
  diff(before: Content, after: Content): Unnumbered<RoomPicture> | undefined;
  /** What the JSON text holds that a socket is sent which joined by the bare id; without it such sockets are sent pictures. */
  readonly plain?: (picture: RoomPicture) => unknown;
  /** What its page by plain GET has, where that is more than the picture. */
  readonly page?: (picture: RoomPicture) => object;
  /** For full pictures only; patches are the same for all. */
  readonly personal?: Personal;
}

/** Finds a room by the id that clients use. */
export type FindRoom = (id: string) => Room | undefined;

/** The rooms of one product. Where several products answer the same event, the first that has the room wins. */
export interface ProductRooms {
  readonly joins: { readonly [Event in JoinEvent]?: FindRoom };
  /** The same pictures by plain GET: addresses with an `:id`. */
  readonly pages: Readonly<Record<string, FindRoom>>;
  /** The answer to a GET for an unknown room. */
  readonly notFound: string;
  /** Touches rooms whose content changes with time alone. */
  beforeBeat?(): void;
}

/** The events by which a client joins a room, and how each is read. */
export const joinEvents = { JoinRoom: roomPayload, marketByEvent: marketByEventPayload } as const;

export type JoinEvent = keyof typeof joinEvents;

/** A room joined as the specification writes it. */
export interface BareJoin {
  readonly event: JoinEvent;
  readonly request: RoomRequest;
}

/** A picture as clients of the specification parse it: JSON text, without a number. */
export interface PlainPicture {
  readonly plain: string;
}

export type SentPicture = RoomPicture | PlainPicture;
