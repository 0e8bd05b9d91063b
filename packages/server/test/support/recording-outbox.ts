import type { Outbox } from '../../src/live/outbox.ts';

export interface SentMessage {
  readonly to: string;
  readonly event: string;
  readonly message: unknown;
}

/** Keeps what the house would send instead of sending it. */
export function recordingOutbox(): Outbox & { readonly sent: SentMessage[] } {
  const sent: SentMessage[] = [];
  const keep = (to: string, event: string, message: unknown) => void sent.push({ to, event, message });
  return {
    sent,
    toClient: (client, event, message) => keep(`client:${client}`, event, message),
    toBrand: (brand, event, message) => keep(`brand:${brand}`, event, message),
    toAll: (event, message) => keep('all', event, message),
    toRoom: (room, channel, picture) => keep(`room:${room}`, channel, picture),
    toClientInRoom: (client, _room, channel, picture) => keep(`client:${client}`, channel, picture),
    toWatchers: (room, event, message) => keep(`room:${room}`, event, message),
    toStrangers: (room, event, message) => keep(`strangers:${room}`, event, message),
    hasListeners: () => true,
    listenerCount: () => 1,
    endSession: () => keep('session', 'domainUpdate', { isLogout: true }),
    endOtherSessions: (client) => keep(`client:${client}`, 'domainUpdate', { isLogout: true }),
  };
}
