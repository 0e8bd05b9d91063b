import { pino } from 'pino';

export type Logger = pino.Logger;

/** No password or token is ever logged. */
const secrets = [
  'password',
  'oldPassword',
  'token',
  '*.password',
  '*.oldPassword',
  '*.token',
  'req.headers.authorization',
  'headers.authorization',
];

export function createLog(level: string): Logger {
  return pino({ level, redact: { paths: secrets, censor: '(hidden)' } });
}
