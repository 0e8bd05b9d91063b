import nodeModule from 'node:module';
import { pathToFileURL } from 'node:url';
import { buildServer, serverFile } from './build/build-server.mjs';
import { compiledFolder, handOver, whenNpmIsGone } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { stop } from './stop.mjs';

await install('start');
const node = node24();
// What a command prints may be read by a program.
const aside = (line) => process.stderr.write(line);
if ((await buildServer({ write: aside })) !== 0) stop('Building the server failed; the lines above say why.');

const operator = serverFile('operator');
if (node === process.execPath) {
  whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'));
  nodeModule.enableCompileCache(compiledFolder);
  await import(pathToFileURL(operator).href);
} else {
  process.exitCode = await handOver(node, [operator, ...process.argv.slice(2)]);
}
