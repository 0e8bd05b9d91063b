import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tidy/**/*.test.ts'],
    globalSetup: ['packages/server/test/support/global-setup.ts'],
    // A test's database and processes work beside it: three at a time keep two cores busy.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
