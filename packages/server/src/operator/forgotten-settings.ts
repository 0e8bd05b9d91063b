import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { isOnPostgres } from './control-path.ts';
import { isServed } from './control-socket.ts';
import type { CommandEnd } from './run-command.ts';

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
