import { aviatorBench } from './aviator.ts';
import { aviatorReturns } from './aviator-returns.ts';
import { fanOutBench } from './fan-out.ts';
import { type Figure, isReached, ratioOf, report } from './figure.ts';
import { gameFrames } from './game-frames.ts';
import { growthBench } from './growth.ts';
import { heldBodiesBench } from './held-bodies/held-bodies.ts';
import { judge } from './judge.ts';
import { longAccountBench } from './long-account.ts';
import { ludoBench } from './ludo.ts';
import { pageWeight } from './page-weight.ts';
import { placeBetsBench } from './place-bets.ts';
import { seasonBench } from './season.ts';
import { settleBench } from './settle.ts';
import { stalledClientsBench } from './stalled-clients.ts';
import { memoryBench } from './startup/memory.ts';
import { startBench } from './startup/start.ts';
import { tablesBench } from './tables.ts';
import { ticksToPixels } from './ticks-to-pixels.ts';
import { walksBench } from './walks/walks.ts';
import { watching } from './watching.ts';

/** Every bench by its name on the command line: `npm run bench -- page-weight`. */
const benches: Record<string, () => Promise<Figure[]>> = {
  'page-weight': pageWeight,
  'long-account': longAccountBench,
  'ticks-to-pixels': ticksToPixels,
  'place-bets': placeBetsBench,
  settle: settleBench,
  growth: growthBench,
  'fan-out': fanOutBench,
  'stalled-clients': stalledClientsBench,
  'held-bodies': heldBodiesBench,
  tables: tablesBench,
  'game-frames': gameFrames,
  watching,
  aviator: aviatorBench,
  'aviator-returns': aviatorReturns,
  season: seasonBench,
  judge,
  ludo: ludoBench,
  start: startBench,
  memory: memoryBench,
  walks: walksBench,
};

function table(figures: Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    figure.value.toFixed(1),
    `${figure.better === 'less' ? 'at most' : 'at least'} ${figure.goal} ${figure.unit}`,
    ratioOf(figure).toFixed(2),
    isReached(figure) ? 'reached' : 'MISSED',
  ]);
  const all = [['figure', 'value', 'goal', 'ratio', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.find((name) => benches[name] === undefined);
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}"; the benches are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}

const figures: Figure[] = [];
for (const [name, bench] of Object.entries(benches)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  const found = await bench();
  report(found);
  figures.push(...found);
}
console.log(`\n${table(figures)}`);
