import { defineConfig } from '@playwright/test';

const reportFile = process.env.JOURNEYS_REPORT ?? '../test-results/journeys.json';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './support/open-house.config.ts',
  fullyParallel: true,
  // Journeys mostly wait: for countdowns, polls and prices.
  workers: 3,
  // Only what hangs is ended: how long a step takes on a busy machine says nothing about it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One lost race in hundreds of journeys does not refuse a change, and `npm test` names it: it is a defect to repair.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  // A trace slows every step: JOURNEYS_TRACE=1 asks for it.
  use: {
    trace: process.env.JOURNEYS_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // It goes through every width itself.
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
        // One size moves and the other holds still: both are walked, and drawing costs less.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'desktop',
      // What a wider screen cannot change: sessions, pushes, colours, refusals. Words have least room on a phone.
      testIgnore: ['session', 'password', 'realtime', 'languages', 'brands'].map((name) => `${name}.spec.ts`),
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
