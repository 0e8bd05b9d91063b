import type { IncomingMessage } from 'node:http';
import type { Clock } from '@maidan/betting';
import { bodySeconds } from '@maidan/process/limits/body-fault.ts';

export interface BodySender {
  /** Undefined before sign-in: those of one address are not one client's. */
  readonly client: string | undefined;
  readonly address: string;
}

/** Bodies of which a part is still to come. */
export interface BodiesUnderWay {
  /** False when there are too many of this client or address; one that takes too long is given up by `onLate`. */
  follow(request: IncomingMessage, sender: BodySender, onLate: () => void): boolean;
}

/**
 * A body that arrives together with its head is never one of these. So clients are bounded who hold bodies back, not the
 * many players of an address whose pages open at one moment.
 */
export function createBodiesUnderWay(
  clock: Clock,
  most: { readonly ofClient: number; readonly ofAddress: number },
): BodiesUnderWay {
  const ofClient = openCount();
  const ofAddress = openCount();
  return {
    follow(request, { client, address }, onLate) {
      if (ofAddress.of(address) >= most.ofAddress) return false;
      if (client !== undefined && ofClient.of(client) >= most.ofClient) return false;
      const leave = [ofAddress.add(address), ...(client === undefined ? [] : [ofClient.add(client)])];
      const cancel = clock.after(bodySeconds * 1000, onLate);
      const end = () => {
        cancel();
        for (const act of leave) act();
      };
      request.once('end', end);
      request.once('close', end);
      return true;
    },
  };
}

/** How many are open, by key. */
export interface OpenCount {
  of(key: string): number;
  /** Counts one more; the returned function subtracts it again, once. */
  add(key: string): () => void;
}

export function openCount(): OpenCount {
  const counts = new Map<string, number>();
  const change = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    of: (key) => counts.get(key) ?? 0,
    add(key) {
      let isOpen = true;
      change(key, 1);
      return () => {
        if (isOpen) change(key, -1);
        isOpen = false;
      };
    },
  };
}
