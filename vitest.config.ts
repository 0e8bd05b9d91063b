import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { caseFactor } from './scripts/case-factor.ts';
import { pace, testMs, waitMs } from './scripts/machine-pace.ts';

const pageTests = [
  'packages/{portal,ui,client}/src/**/*.test.ts',
  'packages/games/src/faces/**/*.test.ts',
  'packages/studio/src/{pages,games/*/page}/**/*.test.ts',
];
/** These tests replace whole modules, and the replacements must end with their file. */
const replacing = globSync(pageTests, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
);

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times slower than usual the machine is. */
    pace: number;
    /** How many times as many cases of a property are tried as in everyday runs. */
    caseFactor: number;
  }
}

export default defineConfig({
  test: {
    // Tests wait for their databases and child processes, so three workers keep two cores busy.
    maxWorkers: 3,
    setupFiles: ['scripts/prepare-tests.ts'],
    provide: { pace: pace(), caseFactor: caseFactor() },
    // Only what hangs runs into them. Measured here once, and handed on to the workers and the houses they start.
    testTimeout: testMs(),
    hookTimeout: testMs(),
    expect: { poll: { timeout: waitMs() } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'tidy/**/*.test.ts'],
          exclude: [...pageTests, '**/node_modules/**'],
          globalSetup: [
            'scripts/testing/build-for-tests.mjs',
            'packages/server/test/support/global-setup.ts',
          ],
          // A process for each file would load every source and compile the embedded database each time.
          isolate: false,
          // Node runs these sources itself, as it runs the server: Vite's wrapped imports slow down heavy computation.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'pages', include: pageTests, exclude: replacing, isolate: false } },
      {
        extends: true,
        // Each file has modules and globals of its own in a process that several files use, which is quicker to set up.
        test: { name: 'pages-replacing', include: replacing, pool: 'vmForks', vmMemoryLimit: '600MB' },
      },
    ],
  },
});
