import { buildPortal } from './build/build-portal.mjs';
import { handOver } from './hand-over.mjs';
import { install } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';

await install('all');
process.exitCode =
  (await buildPortal()) ||
  (await handOver(node24(), [inRoot('scripts', 'pictures.ts'), ...process.argv.slice(2)]));
