import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, sep } from 'node:path';
import { seconds, withTicks } from './elapsed.mjs';
import { root as projectRoot } from './root.mjs';
import { stop } from './stop.mjs';
import { whenAlone } from './when-alone.mjs';

/** 'start' has what running needs; 'all' also has what the tests and the benches need. */
export const argumentsOf = {
  start: [
    'ci',
    '--no-audit',
    '--no-fund',
    '--omit=dev',
    '--workspace=packages/server',
    '--workspace=packages/portal',
    '--include-workspace-root',
  ],
  all: ['ci', '--no-audit', '--no-fund', '--include=dev'],
};

/** A house that only runs needs neither benches nor tools. */
export const modeOf = (file) => (/^(bench|node_modules)\//.test(file) ? 'all' : 'start');

const stampPath = (root) => join(root, 'node_modules', '.maidan-installed');

const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');

export function isInstalled(mode, root = projectRoot) {
  if (!existsSync(stampPath(root))) return false;
  const [hash, installedMode] = readFileSync(stampPath(root), 'utf8').trim().split(' ');
  return hash === lockHash(root) && (installedMode === 'all' || installedMode === mode);
}

export function stampInstalled(mode, root = projectRoot) {
  writeFileSync(stampPath(root), `${lockHash(root)} ${mode}\n`);
}

function isWritable(folder) {
  let nearest = folder;
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest);
  try {
    accessSync(nearest, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function installEnvironment(root) {
  const bin = join(root, 'node_modules');
  const env = { ...process.env };
  const pathKey = Object.keys(env).find((key) => key.toLowerCase() === 'path') ?? 'PATH';
  // npm replaces node_modules, including the Node inside it: run npm on the system's Node.
  env[pathKey] = (env[pathKey] ?? '')
    .split(delimiter)
    .filter((entry) => entry !== bin && !entry.startsWith(bin + sep))
    .join(delimiter);
  const cache = env.npm_config_cache ?? join(homedir(), '.npm');
  if (!isWritable(cache)) env.npm_config_cache = join(tmpdir(), 'maidan-npm-cache');
  return env;
}

function spawnNpm(args, root) {
  const env = installEnvironment(root);
  const cli = process.env.npm_execpath;
  const options = { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] };
  if (cli !== undefined && basename(cli) === 'npm-cli.js' && existsSync(cli)) {
    const isOwnNode = process.execPath.startsWith(join(root, 'node_modules') + sep);
    return spawn(isOwnNode ? 'node' : process.execPath, [cli, ...args], options);
  }
  return spawn('npm', args, { ...options, shell: process.platform === 'win32' });
}

const networkErrors = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH/;

/** The one line of npm's output that names the problem. */
export function failureLine(output) {
  const network = networkErrors.exec(output);
  if (network)
    return `the package registry cannot be reached (${network[0]}); check the network and try again`;
  const reasons = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .filter((line) => line !== '' && !/^(code|errno|syscall|A complete log|npm )/.test(line));
  return reasons[0] ?? 'npm said nothing';
}

function runNpm(args, root) {
  return new Promise((resolve) => {
    const child = spawnNpm(args, root);
    let output = '';
    const gather = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', gather);
    child.stderr.on('data', gather);
    child.on('error', (error) => resolve({ code: 1, output: `npm could not be run: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Returns npm's output if it failed. */
async function bringUp(mode, root, npm) {
  if (isInstalled(mode, root)) return undefined;
  const startedMs = performance.now();
  process.stdout.write('Installing packages (about a minute)…\n');
  const { code, output } = await withTicks('installing', () => npm(argumentsOf[mode], root));
  if (code !== 0) return output;
  stampInstalled(mode, root);
  process.stdout.write(`Packages installed in ${seconds(startedMs)}.\n`);
  return undefined;
}

/**
 * Installs what `mode` needs, unless it is installed already. One at a time: two would delete each other's
 * files.
 */
export async function install(mode, root = projectRoot, npm = runNpm) {
  if (Number.parseInt(process.versions.node, 10) < 20) {
    stop(`Maidan needs Node 20 or newer to install itself; this is Node ${process.versions.node}.`);
  }
  if (isInstalled(mode, root)) return;
  const failed = await whenAlone(
    join(root, '.cache', 'installing'),
    () => bringUp(mode, root, npm),
    () => process.stdout.write('Another command is installing packages: waiting for it…\n'),
  );
  // Only now: a command that ended with the lock would keep the next one waiting.
  if (failed !== undefined) stop(`Installing packages failed: ${failureLine(failed)}`);
}
