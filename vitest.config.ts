import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // A test's database and processes work beside it: three at a time keep two cores busy.
    maxWorkers: 3,
    setupFiles: ['scripts/seed-properties.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/**/*.test.ts', 'tidy/**/*.test.ts'],
          exclude: ['packages/portal/**', '**/node_modules/**'],
          globalSetup: ['packages/server/test/support/global-setup.ts'],
          // A process of its own for every file would read every source and compile the database again.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // These replace whole modules, which must not outlive their file.
        test: { name: 'portal', include: ['packages/portal/**/*.test.ts'] },
      },
    ],
  },
});
