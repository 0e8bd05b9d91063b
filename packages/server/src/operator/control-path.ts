import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { isServed } from './control-socket.ts';
import type { CommandEnd } from './run-command.ts';

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
const isOnPostgres = (name: string): boolean => /^operator-[0-9a-f]{16}\.sock$/.test(name);

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * Why a command without DATABASE_URL is refused while the server of its folder has one: it would run on an embedded database,
 * which it might even create, without any effect on the house.
 */
export async function refuseForgottenSettings(
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
): Promise<CommandEnd | undefined> {
  if (config.DATABASE_URL !== undefined) return undefined;
  const folder = resolve(config.DATA_DIR);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter(isOnPostgres)) {
    if (!(await isServed(join(folder, name)))) continue;
    const reason =
      'DATABASE_URL is not set here, and the running server has one. Nothing was done: load its settings first.';
    return { exit: 1, reason };
  }
  return undefined;
}
