import { changesChannel, type RoomPicture } from '@maidan/contract';
import type { Room } from './room.ts';

/** A picture as clients of the specification parse it: JSON text, without a number. */
export interface PlainPicture {
  readonly plain: string;
}

export type SentPicture = RoomPicture | PlainPicture;

/** The room of sockets that joined by the bare id. */
export const plainRoom = (name: string): string => `${name}/plain`;

/** The rooms of sockets that joined one room in different ways. */
export const waysInto = (name: string): readonly string[] => [name, changesChannel(name), plainRoom(name)];

const made = new WeakMap<RoomPicture, PlainPicture>();

/** Written once for all who are sent it. */
export function plainPicture(plain: NonNullable<Room['plain']>, picture: RoomPicture): PlainPicture {
  const known = made.get(picture);
  if (known !== undefined) return known;
  const text = { plain: JSON.stringify(plain(picture)) };
  made.set(picture, text);
  return text;
}
