import { join } from 'node:path';
import { tables } from '../packages/games/src/registry.ts';
import { copyTemplate, freeEventId, linesToAdd, nameFault, nextPlace } from './copy-template.ts';

const folder = join(import.meta.dirname, '../packages/games/src/tables');
const [name = ''] = process.argv.slice(2);
const fault = nameFault(name, folder);

if (fault === undefined) {
  const added = { name, eventId: freeEventId(tables), place: nextPlace(tables) };
  copyTemplate(join(folder, '_template'), folder, added);
  console.log(`packages/games/src/tables/${name} is a game of one card and two options, with its texts.`);
  console.log('Add a line to each of these:');
  for (const [file, line] of Object.entries(linesToAdd(name)))
    console.log(`  packages/games/src/tables/${file}: ${line}`);
  console.log('CONTRIBUTING.md has what is left under "A new live table".');
} else {
  console.error(`Usage: npm run new-game NAME; ${fault}.`);
  process.exitCode = 1;
}
