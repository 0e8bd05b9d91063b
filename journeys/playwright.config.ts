import { defineConfig } from '@playwright/test';

/** Two screens; each has its journeys in two projects, by whether they wait for rounds. */
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const filesOf = (...names: string[]) => names.map((name) => `**/journeys/${name}.spec.ts`);

/** Journeys that wait for rounds, flights and other players. A few at a time leave the processor to the others. */
const waiting = filesOf(
  'aviator',
  'stopped-house',
  'casino/table',
  'casino/table-keys',
  'home/round-notices',
  'studio/ludo',
);
// A wider screen changes nothing about sessions, pushes, colours and refusals, and texts have the least room on a phone.
const phoneAlone = filesOf('session', 'password', 'realtime', 'languages', 'brands');
// Journeys tagged @desktop set every width themselves.
const onPhone = { grepInvert: /@desktop/, use: phone };
const onDesktop = { grepInvert: /@phone/, use: desktop };

const reportFile = process.env.JOURNEYS_REPORT ?? '../test-results/journeys.json';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  globalSetup: './support/open-house.config.ts',
  fullyParallel: true,
  // Some journeys wait for countdowns and rounds, so seven workers keep two cores busy.
  workers: 7,
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
    // A project has workers of its own, and starting one is work, so each project but the last has few all along.
    { name: 'phone-waiting', testMatch: waiting, workers: 2, ...onPhone },
    { name: 'desktop-waiting', testMatch: waiting, workers: 1, ...onDesktop },
    { name: 'desktop', testIgnore: [...waiting, ...phoneAlone], workers: 2, ...onDesktop },
    { name: 'phone', testIgnore: waiting, ...onPhone },
  ],
});
