import type { Outbox } from './outbox.ts';

const quiet = () => undefined;

/** For processes without a server, where no client listens. */
export const quietOutbox: Outbox = {
  toClient: quiet,
  toBrand: quiet,
  toAll: quiet,
  toRoom: quiet,
  toClientInRoom: quiet,
  toWatchers: quiet,
  toStrangers: quiet,
  hasListeners: () => false,
  listenerCount: () => 0,
  endSession: quiet,
  endOtherSessions: quiet,
};
