import { defineConfig } from '@playwright/test';

const reportFile = process.env.JOURNEYS_REPORT ?? '../test-results/journeys.json';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './support/open-house.config.ts',
  fullyParallel: true,
  // Some journeys wait for countdowns and rounds, so six workers keep two cores busy.
  workers: 6,
  // Long enough for a busy machine: only a step that hangs runs into it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // One lost race in hundreds of journeys does not fail the run. `npm test` names the journey: it is a defect to repair.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  // A trace slows every step; JOURNEYS_TRACE=1 turns it on.
  use: {
    trace: process.env.JOURNEYS_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      // Journeys marked @desktop set every width themselves.
      grepInvert: /@desktop/,
      use: {
        viewport: { width: 360, height: 800 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      // A wider screen changes nothing about sessions, pushes, colours and refusals, and texts have the least room on a phone.
      testIgnore: ['session', 'password', 'realtime', 'languages', 'brands'].map((name) => `${name}.spec.ts`),
      grepInvert: /@phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
});
