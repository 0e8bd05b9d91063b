import { isDeepStrictEqual } from 'node:util';
import type { AccountId, Cancel, Clock } from '@maidan/betting';
import { changesChannel, type RoomPicture } from '@maidan/contract';
import type { Outbox } from './outbox.ts';
import type { PlainPicture, Room, Unnumbered } from './room.ts';

/** All changes within a beat are sent in one message per room. */
const beatMs = 250;

/** What a product does with its rooms. */
export interface RoomChanges {
  /** The content of these rooms may have changed: watchers are sent it on the next beat. */
  touch(rooms: Iterable<Room>): void;
  /** Sends the client its present picture of the room, if it watches it. */
  sendTo(client: AccountId, room: Room): void;
  /** Removes the room; a new one with the same name starts over. */
  forget(name: string): void;
}

export interface Rooms extends RoomChanges {
  /**
   * The present picture. While a room is watched it changes only on the beat: a picture built between two beats would
   * take a number for which watchers get no patch.
   */
  picture(room: Room): RoomPicture;
  /** Called before each beat. */
  beforeBeat(act: () => void): void;
  close(): void;
}

interface Shown {
  readonly content: Unnumbered<RoomPicture>;
  readonly n: number;
  readonly picture: RoomPicture;
}

/** Sends each touched room's picture to its watchers, at most once a beat; unwatched rooms are not built. */
export function createRooms({ outbox, clock }: { outbox: Outbox; clock: Clock }): Rooms {
  const touched = new Map<string, Room>();
  const shown = new Map<string, Shown>();
  const beforeBeats: (() => void)[] = [];
  let timer: Cancel = clock.after(beatMs, beat);

  function beat(): void {
    timer = clock.after(beatMs, beat);
    for (const act of beforeBeats) act();
    for (const room of touched.values()) if (isWatched(room)) send(room);
    touched.clear();
  }

  const isWatched = ({ name }: Room) => waysInto(name).some(outbox.hasListeners);

  /** The number grows only when the content differs; the patch is from the picture before. */
  function build(room: Room): { picture: RoomPicture; patch: RoomPicture | undefined } {
    const before = shown.get(room.name);
    const content = room.build();
    const difference = before && room.diff(before.content, content);
    if (before !== undefined && difference === undefined)
      return { picture: before.picture, patch: undefined };
    const n = (before?.n ?? 0) + 1;
    const picture = numbered(content, n);
    shown.set(room.name, { content, n, picture });
    return { picture, patch: difference && numbered(difference, n) };
  }

  function send(room: Room): void {
    const { name, channel, personal, plain } = room;
    const { picture, patch } = build(room);
    if (patch === undefined) return;
    if (outbox.hasListeners(name)) outbox.toRoom(name, channel, picture, personal?.of);
    if (plain !== undefined && outbox.hasListeners(plainRoom(name))) {
      const own =
        personal &&
        ((_: PlainPicture, client: AccountId) => plainPicture(plain, personal.of(picture, client)));
      outbox.toRoom(plainRoom(name), channel, plainPicture(plain, picture), own);
    }
    if (outbox.hasListeners(changesChannel(name)))
      outbox.toRoom(changesChannel(name), changesChannel(channel), patch);
  }

  function pictureOf(room: Room): RoomPicture {
    const last = isWatched(room) ? shown.get(room.name)?.picture : undefined;
    return last ?? build(room).picture;
  }

  return {
    sendTo(client, room) {
      const { name, channel, personal, plain } = room;
      if (personal === undefined || !isWatched(room)) return;
      const own = personal.of(pictureOf(room), client);
      outbox.toClientInRoom(client, name, channel, own);
      if (plain !== undefined)
        outbox.toClientInRoom(client, plainRoom(name), channel, plainPicture(plain, own));
    },
    touch(rooms) {
      for (const room of rooms) touched.set(room.name, room);
    },
    forget(name) {
      touched.delete(name);
      shown.delete(name);
    },
    picture: pictureOf,
    beforeBeat: (act) => void beforeBeats.push(act),
    close: () => timer(),
  };
}

const numbered = (content: Unnumbered<RoomPicture>, n: number) => ({ ...content, n }) as RoomPicture;

/** The room of sockets that joined by the bare id. */
export const plainRoom = (name: string): string => `${name}/plain`;

/** The rooms of sockets that joined one room in different ways. */
export const waysInto = (name: string): readonly string[] => [name, changesChannel(name), plainRoom(name)];

const plainOf = new WeakMap<RoomPicture, PlainPicture>();

/** Written once for all who are sent it. */
export function plainPicture(plain: NonNullable<Room['plain']>, picture: RoomPicture): PlainPicture {
  const known = plainOf.get(picture);
  if (known !== undefined) return known;
  const text = { plain: JSON.stringify(plain(picture)) };
  plainOf.set(picture, text);
  return text;
}

interface RowsDiff<Row> {
  /** Rows with their key and only the fields that differ; new rows are complete. */
  readonly changed: readonly Partial<Row>[];
  readonly gone: readonly string[];
}

/** The differences between two lists of flat rows, identified by a key field. */
export function diffRows<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  key: keyof Row & string,
): RowsDiff<Row> {
  const earlier = new Map(before.map((row) => [String(row[key]), row]));
  const changed: Partial<Row>[] = [];
  for (const row of after) {
    const name = String(row[key]);
    const old = earlier.get(name);
    earlier.delete(name);
    const patch = old === undefined ? row : diffRow(old, row, key);
    if (patch !== undefined) changed.push(patch);
  }
  return { changed, gone: [...earlier.keys()] };
}

function diffRow<Row extends object>(
  before: Row,
  after: Row,
  key: keyof Row & string,
): Partial<Row> | undefined {
  const patch: Partial<Row> = {};
  let isDifferent = false;
  for (const field of Object.keys(after) as (keyof Row)[]) {
    const [old, now] = [before[field], after[field]];
    if (old === now || (typeof now === 'object' && isDeepStrictEqual(old, now))) continue;
    patch[field] = now;
    isDifferent = true;
  }
  if (!isDifferent) return undefined;
  patch[key] = after[key];
  return patch;
}
