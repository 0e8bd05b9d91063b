import type { AccountId } from '@maidan/betting';
import type { RoomPicture } from '@maidan/contract';
import type { JoinEvent } from './join-events-wire.ts';

/** All of a picture but its number, which is given when it differs from the one before. */
export type Unnumbered<Picture> = Picture extends unknown ? Omit<Picture, 'n'> : never;

/** What one client sees in a picture otherwise than everybody: its own positions. */
export interface Personal<Picture = RoomPicture> {
  /** The same picture where the client sees what all see, or nothing is known of it yet. */
  of(picture: Picture, client: AccountId): Picture;
  /** Reads what `of` goes by. */
  read(client: AccountId): Promise<void>;
}

/** What clients watch: a match's prices, a table's cards. */
export interface Room<Content extends Unnumbered<RoomPicture> = Unnumbered<RoomPicture>> {
  /** The server's name for it, unique. */
  readonly name: string;
  /** The event on which its clients hear full pictures. */
  readonly channel: string;
  /** Its present content. */
  build(): Content;
  /** What leads from one content to the next; undefined when they are the same. */
  diff(before: Content, after: Content): Unnumbered<RoomPicture> | undefined;
  /** Of whole pictures; what differs is the same for all. */
  readonly personal?: Personal;
}

/** A room by the id a client knows it by. */
export type FindRoom = (id: string) => Room | undefined;

/** The rooms of one product. Where several answer the same event, the first that knows the room wins. */
export interface ProductRooms {
  readonly joins: { readonly [Event in JoinEvent]?: FindRoom };
  /** The same pictures by plain GET: addresses with an `:id`. */
  readonly pages: Readonly<Record<string, FindRoom>>;
  /** The answer to a GET for an unknown room. */
  readonly notFound: string;
  /** Touches what time alone has changed. */
  beforeBeat?(): void;
}
