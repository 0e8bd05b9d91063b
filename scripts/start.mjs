import { buildPortal } from './build-portal.mjs';
import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';
import { stop } from './stop.mjs';

await install('start');
const node = node24();
if ((await buildPortal()) !== 0) stop('Building the portal failed; the lines above say why.');
process.exitCode = await handOver(node, [
  inRoot('packages', 'server', 'src', 'main.ts'),
  ...process.argv.slice(2),
]);
