import { makeEmptyFolder } from './empty-folder.ts';

// Run when the server is built.
const [builtFolder] = process.argv.slice(2);
if (builtFolder === undefined) throw new Error('Say in which folder the empty database is to be made.');
await makeEmptyFolder(builtFolder);
