import { handOver } from './hand-over.mjs';
import { install, modeOf } from './install.mjs';
import { node24 } from './node-24.mjs';
import { inRoot } from './root.mjs';
import { stop } from './stop.mjs';

const [file, ...args] = process.argv.slice(2);
if (file === undefined) stop('Usage: node scripts/with-node-24.mjs FILE [arguments]');

await install(modeOf(file));
process.exitCode = await handOver(node24(), [inRoot(file), ...args]);
