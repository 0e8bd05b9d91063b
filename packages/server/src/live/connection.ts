import type { Writable } from 'node:stream';
import type { Clock } from '@maidan/betting';
import { tokenBucket } from '@maidan/process/limits/rate-limit.ts';
import type { CutReason } from '../metrics.ts';
import { behindBytes, type EngineConnection, sendFrame, type WrittenPicture } from './send-frame.ts';

/** Messages that cannot be skipped, such as a wallet, are queued up to this size; then the connection is closed. */
export const unsentMost = 1024 * 1024;
/** How long a connection may stay behind, or take to close. */
const behindMs = 10_000;
/** A loading page joins its rooms at once; events beyond this are dropped. */
const events = { most: 60, perMs: 6000 };
/** Packets of any kind, and requests of a polling client; a connection that sends more is closed. */
const packets = { most: 300, perMs: 15_000 };

/** Limits the cost of one connection: the events it sends, and the bytes queued for it. */
export interface Connection {
  /** False above the limit: the event must be dropped. */
  takeEvent(): boolean;
  /** False when the connection was closed because of it. */
  takePacket(): boolean;
  readonly carry: Carriers['add'];
  unsentBytes(): number;
  isBehind(): boolean;
  /** Sends only while the client is not behind; `onSent` is called once the system has taken all of it. */
  send(picture: WrittenPicture, onSent?: () => void): void;
  /** Called at intervals. */
  review(): void;
  cut(reason: CutReason): void;
  /** Calls `act` when the client has caught up, and at intervals while it is not behind. */
  onCaughtUp(act: () => void): void;
  /** Calls `act` once the connection is gone, including its last TCP connection. */
  onGone(act: () => void): void;
}

type OnCut = (reason: CutReason) => void;

export function openConnection(conn: EngineConnection, clock: Clock, onCut: OnCut): Connection {
  const eventTokens = tokenBucket(clock, events.most, events.perMs);
  const packetTokens = tokenBucket(clock, packets.most, packets.perMs);
  const carriers = createCarriers({ drain: notifyIfCaughtUp, close: leaveIfGone });
  const whenGone: (() => void)[] = [];
  const whenCaughtUp: (() => void)[] = [];
  let queuedBytes = 0;
  let lateSince: number | undefined;
  let isCut = false;

  const unsentBytes = () => queuedBytes + carriers.unsentBytes();

  function cut(reason: CutReason): void {
    if (isCut) return;
    isCut = true;
    conn.close(true);
    // A closing handshake would wait behind data that the client does not read.
    carriers.destroy();
    onCut(reason);
  }

  function notifyIfCaughtUp(): void {
    if (conn.readyState === 'open' && unsentBytes() < behindBytes) for (const act of whenCaughtUp) act();
  }

  function takePacket(): boolean {
    if (packetTokens.take()) return true;
    cut('flood');
    return false;
  }

  function leaveIfGone(): void {
    if (conn.readyState === 'closed' && carriers.isEmpty()) for (const act of whenGone.splice(0)) act();
  }

  conn.on('packet', takePacket);
  conn.on('packetCreate', (packet: { data?: string | Uint8Array }) => {
    queuedBytes += packet.data?.length ?? 0;
    if (unsentBytes() > unsentMost) cut('behind');
  });
  conn.on('flush', () => {
    queuedBytes = 0;
  });
  conn.on('close', leaveIfGone);

  return {
    takeEvent: () => eventTokens.take(),
    takePacket,
    carry: carriers.add,
    unsentBytes,
    isBehind: () => unsentBytes() >= behindBytes,
    send({ text, frame }, onSent) {
      if (!sendFrame(conn, frame, onSent)) conn.write(text, {}, onSent);
    },
    review() {
      const unsent = unsentBytes();
      if (conn.readyState === 'open' && unsent < behindBytes) {
        lateSince = undefined;
        return notifyIfCaughtUp();
      }
      lateSince ??= clock.elapsed();
      if (unsent > unsentMost || clock.elapsed() - lateSince >= behindMs) cut('behind');
    },
    cut,
    onCaughtUp: (act) => void whenCaughtUp.push(act),
    onGone: (act) => void whenGone.push(act),
  };
}

/** A polling client has one request to receive, one to send, and a websocket to upgrade to. */
const most = 6;

/** The TCP connections and replies to polls that carry one connection. */
interface Carriers {
  /** False when there are too many, or this one is closed already. */
  add(carrier: Writable): boolean;
  unsentBytes(): number;
  isEmpty(): boolean;
  destroy(): void;
}

function createCarriers(on: { drain: () => void; close: () => void }): Carriers {
  const carriers = new Set<Writable>();
  return {
    add(carrier) {
      if (carriers.size >= most || carrier.destroyed) return false;
      carriers.add(carrier);
      carrier.on('drain', on.drain);
      carrier.once('close', () => {
        carriers.delete(carrier);
        on.close();
      });
      return true;
    },
    unsentBytes() {
      let bytes = 0;
      for (const carrier of carriers) bytes += carrier.writableLength;
      return bytes;
    },
    isEmpty: () => carriers.size === 0,
    destroy() {
      for (const carrier of carriers) carrier.destroy();
    },
  };
}
