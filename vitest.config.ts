import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tidy/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
