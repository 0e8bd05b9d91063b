import { defineConfig } from '@playwright/test';

const reportFile = process.env.JOURNEYS_REPORT ?? '../test-results/journeys.json';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './support/open-house.config.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  use: { trace: 'retain-on-failure', screenshot: 'only-on-failure' },
  projects: [
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 800 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
});
