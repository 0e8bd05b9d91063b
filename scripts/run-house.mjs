import { pathToFileURL } from 'node:url';
import { whenNpmIsGone } from './hand-over.mjs';

whenNpmIsGone(() => process.kill(process.pid, 'SIGTERM'));
await import(pathToFileURL(process.argv[2]).href);
