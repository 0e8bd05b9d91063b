import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inflate } from '@sparticuz/chromium';

export type Chromium = { executablePath: string; args: string[]; env: Record<string, string> };

/** The packaged browser has no sandbox helper, and root could not use one. */
const args = ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'];

const ownUid = process.getuid?.() ?? 0;
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const files = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...files, macChrome].find(isProgram);
}

async function inflateInto(folder: string, packageFolder: string): Promise<void> {
  const before = process.env.TMPDIR;
  // The package unpacks into the temporary folder, where other runs could see half-written files: give it its
  // own.
  process.env.TMPDIR = folder;
  try {
    for (const file of ['chromium.br', 'fonts.tar.br', 'al2023.tar.br']) {
      await inflate(join(packageFolder, 'bin', file));
    }
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

async function isOurs(folder: string): Promise<boolean> {
  return existsSync(folder) && (await stat(folder)).uid === ownUid;
}

/** Unpacks the browser once for each temporary folder and version. */
async function unpackChromium(): Promise<string> {
  const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const shared = join(tmpdir(), `maidan-chromium-${version}-${ownUid}`);
  if (await isOurs(shared)) return shared;
  const mine = `${shared}.${randomUUID()}`;
  await mkdir(mine);
  await inflateInto(mine, packageFolder);
  try {
    await rename(mine, shared);
  } catch (error) {
    await rm(mine, { recursive: true, force: true });
    if (!(await isOurs(shared))) throw error;
  }
  return shared;
}

async function fontSettings(folder: string): Promise<Record<string, string>> {
  if (existsSync('/etc/fonts/fonts.conf')) return {};
  const file = join(folder, 'fonts', 'maidan.conf');
  await writeFile(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  return { FONTCONFIG_FILE: file };
}

/** Libraries the browser is linked to, which the package brings for systems that lack them. */
async function librarySettings(folder: string): Promise<Record<string, string>> {
  try {
    await promisify(execFile)(join(folder, 'chromium'), ['--version']);
    return {};
  } catch {
    return { LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') };
  }
}

/** The browser at CHROMIUM_PATH, else the one npm installed (Linux on x64), else the system's. */
export async function findChromium(): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH;
  if (given) return { executablePath: given, args, env: {} };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpackChromium();
    const env = { ...(await fontSettings(folder)), ...(await librarySettings(folder)) };
    return { executablePath: join(folder, 'chromium'), args, env };
  }
  const executablePath = systemChromium();
  if (executablePath) return { executablePath, args, env: {} };
  throw new Error('No Chromium was found: install one, or set CHROMIUM_PATH to its program.');
}
