import type { Socket } from 'socket.io';

export type EngineConnection = Socket['conn'];

/** A client this far behind gets no more pictures: the gap in their numbers makes it request a full one. */
export const behindBytes = 256 * 1024;

/** A complete, unmasked websocket text frame, as a server sends it. */
export function textFrame(text: string): Buffer {
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
