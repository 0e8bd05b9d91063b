import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const portalTests = ['packages/portal/src/**/*.test.ts', 'packages/games/src/faces/**/*.test.ts'];
/** These replace whole modules, which must not outlive their file. */
const replacing = globSync(portalTests, { cwd: import.meta.dirname }).filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers)\(/.test(
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ),
);

export default defineConfig({
  test: {
    // A test's database and processes work beside it: three at a time keep two cores busy.
    maxWorkers: 3,
    setupFiles: ['scripts/prepare-tests.ts'],
    // Only what hangs is ended: how long a step takes on a busy machine says nothing about it.
    testTimeout: 120_000,
    hookTimeout: 240_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'tidy/**/*.test.ts'],
          exclude: ['packages/portal/**', 'packages/games/src/faces/**', '**/node_modules/**'],
          globalSetup: ['packages/server/test/support/global-setup.ts'],
          // A process of its own for every file would read every source and compile the database again.
          isolate: false,
          // Node runs these sources itself, as it runs the server: Vite's stand-ins for imports slow down whatever computes much.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { extends: true, test: { name: 'portal', include: portalTests, exclude: replacing, isolate: false } },
      { extends: true, test: { name: 'portal-replacing', include: replacing } },
    ],
  },
});
