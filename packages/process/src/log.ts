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

export function createLog(level: string, to: pino.DestinationStream = pino.destination(1)): Logger {
  const { err: error } = pino.stdSerializers;
  return pino({ level, serializers: { error }, redact: { paths: secrets, censor: '(hidden)' } }, to);
}
