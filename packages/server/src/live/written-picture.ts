import type { SentPicture } from './rooms/plain-picture.ts';
import { textFrame } from './send-frame.ts';

/** A room's picture, serialised. */
export interface WrittenPicture {
  /** As an event of the Socket.IO protocol, for a queue. */
  readonly text: string;
  /** The same as a complete websocket frame. */
  readonly frame: Buffer;
}

const written = new WeakMap<SentPicture, WrittenPicture>();

/**
 * Serialised once for all receivers, and so in memory only once even if many do not read it: pictures never change, and each
 * has one channel.
 */
export function writePicture(channel: string, picture: SentPicture): WrittenPicture {
  const known = written.get(picture);
  if (known !== undefined) return known;
  const made =
    'plain' in picture ? writeMessage(channel, picture.plain, noMark) : writeMessage(channel, picture);
  written.set(picture, made);
  return made;
}

/**
 * A Socket.IO client takes a text that ends a message for a mark, and sends the last one back when it reconnects: without
 * this, it would send the whole picture.
 */
const noMark = '';

export function writeMessage(channel: string, ...messages: readonly unknown[]): WrittenPicture {
  const text = `2${JSON.stringify([channel, ...messages])}`;
  // '4' marks a message in the Engine.IO protocol.
  return { text, frame: textFrame(`4${text}`) };
}
