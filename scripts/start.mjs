import { buildPortal } from './build/build-portal.mjs';
import { buildServer, serverFile } from './build/build-server.mjs';
import { compiledFolder, handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';
import { stop } from './stop.mjs';

await install('start');
const node = node24();
const codes = await Promise.all([buildPortal(), buildServer()]);
if (codes.some((code) => code !== 0)) stop('Building failed; the lines above say why.');

// The main thread's space for new objects, half of Node's own.
const flags = ['--max-semi-space-size=8'];
const main = serverFile('main');
const env = {
  NODE_COMPILE_CACHE: compiledFolder,
  // The C library otherwise keeps what was needed only while the house started: 75 MB.
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...process.env,
};
// The house takes this process over where it can: as a child of it, it would start later.
if (node === process.execPath && process.platform !== 'win32')
  process.execve(node, [node, ...flags, inRoot('scripts', 'run-house.mjs'), main], env);
else process.exitCode = await handOver(node, [...flags, main], { env });
