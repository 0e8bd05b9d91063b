import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';

/** The system's limit on the path of a socket is 104 to 108 bytes. */
const pathBytesMost = 100;

/**
 * The socket at which a running server accepts commands: one for each data folder and database, so that a command meant for
 * one database is never carried out in another.
 */
export function controlPath(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  platform: NodeJS.Platform = process.platform,
): string {
  const { DATABASE_URL: url } = config;
  const name = url === undefined ? 'operator' : `operator-${fingerprint(url)}`;
  const path = join(resolve(config.DATA_DIR), `${name}.sock`);
  if (platform === 'win32') return `\\\\.\\pipe\\maidan-${fingerprint(path)}`;
  return Buffer.byteLength(path) <= pathBytesMost ? path : join(tmpdir(), `maidan-${fingerprint(path)}.sock`);
}

/** Whether a file of this name in a data folder is the socket of a server on PostgreSQL. */
export const isOnPostgres = (name: string): boolean => /^operator-[0-9a-f]{16}\.sock$/.test(name);

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
