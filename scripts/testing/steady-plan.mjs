import { createHash } from 'node:crypto';

const hourMs = 3_600_000;

/** How long the run goes on and with what; undefined for arguments that say nothing known. */
export function readOptions(args) {
  const options = { ms: 0, isLong: false, only: undefined, seed: Math.floor(Date.now() / 1000) % 1_000_000 };
  for (const arg of args) {
    const [, name, value] = /^--(hours|only|seed)=(\S+)$/.exec(arg) ?? [];
    if (name === 'hours' && Number(value) > 0)
      Object.assign(options, { isLong: true, ms: Number(value) * hourMs });
    else if (name === 'only' && ['unit', 'journeys'].includes(value)) options.only = value;
    else if (name === 'seed' && Number.isInteger(Number(value))) options.seed = Number(value);
    else return undefined;
  }
  return options;
}

/** So that the short form, which goes through every circumstance, takes a quarter of an hour on two cores. */
const shares = { unit: 8, journeys: 12 };

/** A part of the files that the seed decides, in the order it gives them: the same for the same seed. */
export function sampleOf(files, kind, seed) {
  const rank = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  const ranked = files.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return ranked.slice(0, Math.ceil(files.length / shares[kind]));
}

const hours = (ms) => `${Math.max(0, ms / hourMs).toFixed(1)} h left`;

/** What is run next, and how far the whole run is. */
export function titleOf({ turn, turns, kind, hardship, files, seed, leftMs }) {
  const place = leftMs === undefined ? `${turn + 1}/${turns}` : `${turn + 1}, ${hours(leftMs)}`;
  return `[${place}] ${kind}, ${hardship}: ${files} files, order ${seed}`;
}

const columns = (cells) =>
  cells
    .map((cell, index) => String(cell).padEnd([10, 28, 8, 10][index] ?? 0))
    .join(' ')
    .trimEnd();

function rowOf({ kind, hardship, cannot, tests = [], code }) {
  if (cannot) return columns([kind, hardship, '-', 'this machine cannot make it']);
  const failed = tests.filter(({ isFailed }) => isFailed).length;
  return columns([kind, hardship, tests.length, failed === 0 && code !== 0 ? `ended with ${code}` : failed]);
}

/** How often each test was run and in which circumstances it failed. */
function ratesOf(runs) {
  const rates = new Map();
  for (const { hardship, tests = [] } of runs)
    for (const { file, name, isFailed, alone } of tests) {
      const title = `${file}: ${name}`;
      const rate = rates.get(title) ?? { runs: 0, failedIn: [], alone };
      rate.runs += 1;
      if (isFailed) rate.failedIn.push(hardship);
      rates.set(title, rate);
    }
  return rates;
}

/** What failed how often, by circumstance and by test. */
export function tableOf(runs, { isLong, seed, interruptedBy }) {
  const rates = ratesOf(runs);
  const unsteady = [...rates].filter(([, { failedIn }]) => failedIn.length > 0);
  const all = runs.flatMap(({ tests = [] }) => tests);
  const failed = all.filter(({ isFailed }) => isFailed).length;
  return [
    '',
    `${isLong ? 'The long form' : 'The short form, a sample of the files in each circumstance'}, seed ${seed}`,
    ...(interruptedBy === undefined ? [] : [`The run was ended by ${interruptedBy}.`]),
    '',
    columns(['kind', 'circumstance', 'tests', 'failures']),
    ...runs.map(rowOf),
    '',
    unsteady.length === 0 ? `None of ${rates.size} tests failed.` : 'Tests that failed, of how many runs:',
    ...unsteady.flatMap(([title, { runs: count, failedIn, alone }]) => [
      `${failedIn.length} of ${count}  ${title}`,
      `  ${[...new Set(failedIn)].join(', ')}`,
      `  ${alone}`,
    ]),
    '',
    `tests: ${all.length - failed} passed, ${failed} failed`,
    '',
  ].join('\n');
}
