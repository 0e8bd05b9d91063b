import { isNestedTooDeeply } from '@maidan/contract';
import type { Socket } from 'socket.io';
import type { Turns } from '../http/limit-bodies.ts';
import type { SentPicture } from './room.ts';

export type EngineConnection = Socket['conn'];

/** A client this far behind gets no more pictures: the gap in their numbers makes it request a full one. */
export const behindBytes = 256 * 1024;

/** A complete, unmasked websocket text frame, as a server sends it. */
function textFrame(text: string): Buffer {
  const body = Buffer.from(text);
  if (body.length < 126) return Buffer.concat([Buffer.from([0x81, body.length]), body]);
  if (body.length < 65_536) {
    return Buffer.concat([Buffer.from([0x81, 126, body.length >> 8, body.length & 0xff]), body]);
  }
  const head = Buffer.alloc(10);
  head.set([0x81, 127]);
  head.writeBigUInt64BE(BigInt(body.length), 2);
  return Buffer.concat([head, body]);
}

/** The internals of a Socket.IO connection that are needed to write a frame to its websocket directly. */
interface OpenConnection {
  readonly readyState: string;
  readonly writeBuffer: readonly unknown[];
  readonly transport: {
    readonly name: string;
    readonly writable: boolean;
    readonly socket?: {
      readonly bufferedAmount: number;
      readonly _socket?: { write(frame: Buffer, onSent?: () => void): boolean };
    };
  };
}

/**
 * Writes a shared frame directly to the socket, bypassing Socket.IO's queue and events (measured at a quarter of the cost).
 * False when something is queued before it, or the transport is not a websocket: the caller then queues it.
 */
export function sendFrame(conn: EngineConnection, frame: Buffer, onSent?: () => void): boolean {
  const { readyState, writeBuffer, transport } = conn as unknown as OpenConnection;
  const wire = transport.socket?._socket;
  if (
    readyState !== 'open' ||
    transport.name !== 'websocket' ||
    !transport.writable ||
    writeBuffer.length > 0
  )
    return false;
  if (transport.socket === undefined || wire === undefined) return false;
  if (transport.socket.bufferedAmount < behindBytes) wire.write(frame, onSent);
  return true;
}

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

/** Type, namespace and number of a message of the Socket.IO protocol, before its JSON. */
const beforeJson = /^[\s\S]?(\/[^,]*,?)?[\d\s]*/;
/** A message of several parts, which the house has none of: what stands before its JSON could hide brackets. */
const ofParts = /^[56]/;

const isEvent = (message: unknown): boolean => typeof message === 'string' && message.startsWith('2');

const isReadable = (message: unknown): boolean =>
  typeof message === 'string' &&
  !ofParts.test(message) &&
  !isNestedTooDeeply(message.replace(beforeJson, ''));

export interface Receiver {
  client(): string;
  /** False above the limit: the event is dropped, and costs nothing more. */
  takeEvent(): boolean;
  cut(): void;
}

/**
 * Socket.IO parses a message as soon as it has arrived. Here messages first wait, in their order, for their client's turn,
 * and one that is nested too deeply is not parsed: its connection is cut.
 */
export function waitForTurns(
  conn: EngineConnection,
  turns: Turns,
  { client, takeEvent, cut }: Receiver,
): void {
  const parsers = conn.listeners('data') as ((message: unknown) => void)[];
  conn.removeAllListeners('data');
  const waiting: string[] = [];

  async function parseAll(): Promise<void> {
    for (;;) {
      await turns.take(client());
      const message = waiting.shift();
      if (conn.readyState !== 'open') return;
      for (const parse of parsers) parse(message);
      if (waiting.length === 0) return;
    }
  }

  conn.on('data', (message: unknown) => {
    if (isEvent(message) && !takeEvent()) return;
    if (!isReadable(message)) return cut();
    waiting.push(message as string);
    if (waiting.length === 1) void parseAll();
  });
}
