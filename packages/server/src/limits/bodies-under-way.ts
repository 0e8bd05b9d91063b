import type { IncomingMessage } from 'node:http';
import type { Clock } from '@maidan/betting';
import { openCount } from './open-count.ts';

export interface BodySender {
  readonly client: string;
  readonly address: string;
}

/** Bodies of which a part is still to come. */
export interface BodiesUnderWay {
  /** False when there are too many of this client or address; one that takes too long is given up by `onLate`. */
  follow(request: IncomingMessage, sender: BodySender, onLate: () => void): boolean;
}

/** From its beginning to its last byte. */
export const bodySeconds = 5;

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
      if (ofClient.of(client) >= most.ofClient || ofAddress.of(address) >= most.ofAddress) return false;
      const leave = [ofClient.add(client), ofAddress.add(address)];
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
