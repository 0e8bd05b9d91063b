import type { RoomPicture } from '@maidan/contract';
import { textFrame } from './send-frame.ts';

/** A room's picture, serialised. */
export interface WrittenPicture {
  /** As an event of the Socket.IO protocol, for a queue. */
  readonly text: string;
  /** The same as a complete websocket frame. */
  readonly frame: Buffer;
}

const written = new WeakMap<RoomPicture, WrittenPicture>();

/**
 * Serialised once for all receivers, and so in memory only once even if many do not read it: pictures never change, and each
 * has one channel.
 */
export function writePicture(channel: string, picture: RoomPicture): WrittenPicture {
  const known = written.get(picture);
  if (known !== undefined) return known;
  const made = writeMessage(channel, picture);
  written.set(picture, made);
  return made;
}

export function writeMessage(channel: string, message: unknown): WrittenPicture {
  const text = `2${JSON.stringify([channel, message])}`;
  // '4' marks a message in the Engine.IO protocol.
  return { text, frame: textFrame(`4${text}`) };
}
