import { buildPortal } from './build/build-portal.mjs';
import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';
import { stop } from './stop.mjs';

await install('start');
if ((await buildPortal()) !== 0) stop('Building the pages failed; the lines above say why.');
process.exitCode = await handOver(node24(), [inRoot('packages', 'studio', 'src', 'server', 'main.ts')]);
