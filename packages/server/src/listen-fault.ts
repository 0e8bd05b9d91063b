import { once } from 'node:events';
import { createServer } from 'node:net';
import { StartError } from '@maidan/process/start-error.ts';
import type { Config } from './config.ts';

/** Names the setting to change when the server cannot listen at its host and port. */
export function listenFault(
  error: NodeJS.ErrnoException,
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`Port ${PORT} is already in use. Stop what uses it, or set another PORT.`);
    case 'EACCES':
      return new StartError(`PORT is "${PORT}": this user may not listen on it. Set one from 1024 on.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST is "${HOST}": this machine has no such address.`);
    default:
      return error;
  }
}

/** Refuses an address or port that cannot be used, before the house has done any work. */
export async function tryToListen({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  const probe = createServer().listen(PORT, HOST);
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw listenFault(error, { HOST, PORT });
  });
  await new Promise((resolve) => probe.close(resolve));
}
