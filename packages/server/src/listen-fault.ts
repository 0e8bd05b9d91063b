import type { Config } from './config.ts';
import { StartError } from './start-error.ts';

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
