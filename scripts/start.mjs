import nodeModule from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildPortal } from './build/build-portal.mjs';
import { buildServer, serverFile } from './build/build-server.mjs';
import { compiledFolder, handOver, whenNpmIsGone } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { stop } from './stop.mjs';

await install('start');
const node = node24();
const codes = await Promise.all([buildPortal(), buildServer()]);
if (codes.some((code) => code !== 0)) stop('Building failed; the lines above say why.');

const main = serverFile('main');
if (node === process.execPath) {
  // This is the Node that the house runs on: another process would only take time to start.
  whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'));
  nodeModule.enableCompileCache(compiledFolder);
  await import(pathToFileURL(main).href);
} else {
  process.exitCode = await handOver(node, [...process.execArgv, main]);
}
