import { createHash } from 'node:crypto';

const hourMs = 3_600_000;

/** How long the run goes on and with what; undefined for arguments that say nothing known. */
export function readWish(args) {
  const wish = { ms: 0, isLong: false, only: undefined, seed: Math.floor(Date.now() / 1000) % 1_000_000 };
  for (const arg of args) {
    const [, name, value] = /^--(hours|only|seed)=(\S+)$/.exec(arg) ?? [];
    if (name === 'hours' && Number(value) > 0)
      Object.assign(wish, { isLong: true, ms: Number(value) * hourMs });
    else if (name === 'only' && ['unit', 'journeys'].includes(value)) wish.only = value;
    else if (name === 'seed' && Number.isInteger(Number(value))) wish.seed = Number(value);
    else return undefined;
  }
  return wish;
}

/** So that the short form, which goes through every circumstance, takes a quarter of an hour on two cores. */
const shares = { unit: 8, journeys: 12 };

/** A part of the files that the seed decides, in the order it gives them: the same for the same seed. */
export function sampleOf(files, kind, seed) {
  const rank = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  const ranked = files.toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return ranked.slice(0, Math.ceil(files.length / shares[kind]));
}

const columns = (cells) =>
  cells
    .map((cell, index) => String(cell).padEnd([10, 28, 8, 10][index] ?? 0))
    .join(' ')
    .trimEnd();

/** What failed how often, by circumstance and by test. */
export function tableOf(runs, { isLong, seed }) {
  const lines = [
    '',
    `${isLong ? 'The long form' : 'The short form, a sample of the files in each circumstance'}, seed ${seed}`,
    '',
  ];
  lines.push(columns(['kind', 'circumstance', 'tests', 'failures']));
  for (const { kind, hardship, cannot, tests = [], code } of runs) {
    const failed = tests.filter(({ isFailed }) => isFailed).length;
    const ended = failed === 0 && code !== 0 ? `ended with ${code}` : failed;
    lines.push(
      columns(
        cannot ? [kind, hardship, '-', 'this machine cannot make it'] : [kind, hardship, tests.length, ended],
      ),
    );
  }
  const rates = new Map();
  for (const { file, name, isFailed, alone } of runs.flatMap(({ tests = [] }) => tests)) {
    const rate = rates.get(`${file}: ${name}`) ?? { runs: 0, failures: 0, alone };
    rates.set(`${file}: ${name}`, {
      ...rate,
      runs: rate.runs + 1,
      failures: rate.failures + (isFailed ? 1 : 0),
    });
  }
  const unsteady = [...rates].filter(([, { failures }]) => failures > 0);
  lines.push(
    '',
    unsteady.length === 0 ? `None of ${rates.size} tests failed.` : 'Tests that failed, of how many runs:',
  );
  for (const [title, { runs: count, failures, alone }] of unsteady)
    lines.push(`${failures} of ${count}  ${title}`, `  ${alone}`);
  const all = runs.flatMap(({ tests = [] }) => tests);
  const failed = all.filter(({ isFailed }) => isFailed).length;
  lines.push('', `tests: ${all.length - failed} passed, ${failed} failed`, '');
  return lines.join('\n');
}
