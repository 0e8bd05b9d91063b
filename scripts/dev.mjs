import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { viteFile } from './build/build-portal.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot, root } from './root.mjs';

/**
 * The server's port; in development the portal has its own address and proxies /api, /socket.io and the rest
 * to this one.
 */
const port = process.env.PORT ?? '3000';

await install('start');
const node = node24();

const children = new Map();
let isEnding = false;

function endAll(signal) {
  isEnding = true;
  for (const child of children.values()) child.kill(signal);
}

function begin(name, args, options, onLine = () => undefined) {
  const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  children.set(name, child);
  for (const [stream, out] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    createInterface({ input: stream }).on('line', (line) => {
      out.write(`${name.padEnd(6)} | ${line}\n`);
      onLine(line);
    });
  }
  child.on('exit', (code) => {
    children.delete(name);
    if (isEnding) return;
    process.stderr.write(`${name} ended with ${code}; ending the rest.\n`);
    process.exitCode = code || 1;
    endAll('SIGTERM');
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => endAll('SIGTERM'));

/** Every page asks the server for its brand, so the portal starts only once the server listens. */
function beginPortal(line) {
  if (isEnding || children.has('portal') || !line.startsWith('Maidan is listening')) return;
  begin('portal', [viteFile(), '--clearScreen', 'false'], {
    cwd: inRoot('packages', 'portal'),
    env: { ...process.env, SERVER_URL: `http://127.0.0.1:${port}` },
  });
}

begin(
  'server',
  ['--watch', '--watch-preserve-output', inRoot('packages', 'server', 'src', 'main.ts')],
  { cwd: root, env: { ...process.env, PORT: port } },
  beginPortal,
);
