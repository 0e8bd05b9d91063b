import { join } from 'node:path';
import { copyTemplate, linesToAdd, nameFault } from './copy-template.ts';

const folder = join(import.meta.dirname, '../packages/games/src/tables');
const [name = ''] = process.argv.slice(2);
const fault = nameFault(name, folder);

if (fault === undefined) {
  copyTemplate(join(folder, '_template'), folder, name);
  console.log(
    `packages/games/src/tables/${name} is a game of one card and two options. Add to packages/games/src:`,
  );
  for (const [file, line] of linesToAdd(name)) console.log(`  ${file}: ${line}`);
  console.log(`Then take its entry from the registry, tableOf('${name}'), in its game.ts.`);
} else {
  console.error(`Usage: npm run new-game NAME; ${fault}.`);
  process.exitCode = 1;
}
