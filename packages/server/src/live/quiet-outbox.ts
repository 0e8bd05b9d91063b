import type { Outbox } from './outbox.ts';

const quiet = () => undefined;

/** No server is running here, so no client is listening. */
export const quietOutbox: Outbox = {
  toClient: quiet,
  toBrand: quiet,
  toAll: quiet,
  toRoom: quiet,
  toClientInRoom: quiet,
  toWatchers: quiet,
  hasListeners: () => false,
  listenerCount: () => 0,
  endSession: quiet,
  endOtherSessions: quiet,
};
