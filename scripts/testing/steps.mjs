import { buildGallery, buildPortal } from '../build/build-portal.mjs';
import { buildServer } from '../build/build-server.mjs';
import { inRoot } from '../root.mjs';

export const reports = {
  vitest: inRoot('test-results', 'unit.json'),
  playwright: inRoot('test-results', 'journeys.json'),
};

const tool = (...parts) => inRoot('node_modules', ...parts);
/** On one thread the compiler checks nothing twice, in half the processor time: other steps run beside it. */
const tsc = [tool('typescript', 'bin', 'tsc'), '--singleThreaded'];

async function build() {
  const codes = await Promise.all([buildPortal(), buildServer(), buildGallery()]);
  return codes.find((code) => code !== 0) ?? 0;
}

/**
 * What `npm test` does. A step is commands for Node 24, or a function that gives an exit code; without the steps it needs it cannot be
 * run.
 */
export const steps = [
  {
    name: 'typecheck',
    commands: [
      [...tsc, '-p', 'tsconfig.json'],
      // With the journeys and scripts: programs of their own would check the same modules again.
      [...tsc, '-p', 'packages/portal/tsconfig.json'],
    ],
  },
  { name: 'lint', commands: [[tool('@biomejs', 'biome', 'bin', 'biome'), 'ci', '.']] },
  { name: 'knip', commands: [[tool('knip', 'bin', 'knip.js')]] },
  { name: 'build', run: build },
  { name: 'page-weight', needs: ['build'], commands: [[inRoot('bench', 'page-weight.ts')]] },
  {
    name: 'unit',
    commands: [
      [
        tool('vitest', 'vitest.mjs'),
        'run',
        '--passWithNoTests',
        `--reporter=${inRoot('scripts', 'testing', 'vitest-progress.mjs')}`,
        '--reporter=json',
        `--outputFile.json=${reports.vitest}`,
      ],
    ],
  },
  {
    name: 'journeys',
    needs: ['build'],
    commands: [
      [
        tool('@playwright', 'test', 'cli.js'),
        'test',
        '-c',
        'journeys/playwright.config.ts',
        '--pass-with-no-tests',
        `--reporter=${inRoot('scripts', 'testing', 'playwright-progress.mjs')},json`,
      ],
    ],
  },
];

/** Steps that wait for one another only within a lane; the other steps follow, one by one. */
export const lanes = [['typecheck'], ['lint', 'knip'], ['build', 'page-weight']];
