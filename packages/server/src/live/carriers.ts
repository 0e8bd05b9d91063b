import type { Writable } from 'node:stream';

/** A polling client has one request to receive, one to send, and a websocket to upgrade to. */
const most = 6;

/** The TCP connections and replies to polls that carry one connection. */
export interface Carriers {
  /** False when there are too many, or this one is closed already. */
  add(carrier: Writable): boolean;
  unsentBytes(): number;
  isEmpty(): boolean;
  destroy(): void;
}

export function createCarriers(on: { drain: () => void; close: () => void }): Carriers {
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
