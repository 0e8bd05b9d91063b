import { join } from 'node:path';
import { tables } from '../packages/games/src/registry.ts';
import { copyTemplate, freeEventId, linesToAdd, nameFault } from './copy-template.ts';

const folder = join(import.meta.dirname, '../packages/games/src/tables');
const [name = ''] = process.argv.slice(2);
const fault = nameFault(name, folder);

if (fault === undefined) {
  copyTemplate(join(folder, '_template'), folder, name);
  console.log(`packages/games/src/tables/${name} is a game of one card and two options.`);
  console.log('Add a line to each of these:');
  for (const [file, line] of Object.entries(linesToAdd(name, freeEventId(tables))))
    console.log(`  packages/games/src/${file}: ${line.trim()}`);
  console.log('The compiler asks for the rest; CONTRIBUTING.md has it under "A new live table".');
} else {
  console.error(`Usage: npm run new-game NAME; ${fault}.`);
  process.exitCode = 1;
}
