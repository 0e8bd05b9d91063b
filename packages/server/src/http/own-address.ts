import type { Server } from 'node:net';

/** The address at which this process reaches its own server, once it listens. */
export function ownAddress(server: Pick<Server, 'address'>): string {
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('the server does not listen yet');
  const isAny = at.address === '0.0.0.0' || at.address === '::';
  const bracketed = at.address.includes(':') ? `[${at.address}]` : at.address;
  return `http://${isAny ? '127.0.0.1' : bracketed}:${at.port}`;
}
