import { defineConfig } from '@playwright/test';
import { patience } from '../scripts/machine-pace.ts';

/** Two screens; each has its journeys in two projects, by whether they play rounds. */
const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const filesOf = (...names: string[]) => names.map((name) => `**/journeys/${name}.spec.ts`);

/** Journeys through rounds: the workers of these projects start a second house, whose clock the journeys move. */
const rounds = filesOf('aviator', 'casino/*', 'home/round-notices', 'matka', 'studio/ludo');
/** It has a house of its own, and waits for flights in real time: it begins first, beside all others. */
const waiting = filesOf('stopped-house');
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
  // Nothing waits for the clock, so a few workers keep two cores busy; starting one is three seconds of work.
  workers: 5,
  // The only limits there are: long enough for a busy machine, so that only a step that hangs runs into them.
  timeout: patience(240_000),
  expect: { timeout: patience(60_000) },
  // A journey that passes only when repeated is a defect, of the journey or of the product.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  // A trace slows every step; JOURNEYS_TRACE=1 turns it on.
  use: {
    trace: process.env.JOURNEYS_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    // A project has workers of its own, so each but the last has few all along. The longest journeys come first.
    { name: 'phone-waiting', testMatch: waiting, workers: 1, ...onPhone },
    { name: 'phone-rounds', testMatch: rounds, workers: 2, ...onPhone },
    { name: 'desktop-rounds', testMatch: rounds, workers: 1, ...onDesktop },
    { name: 'desktop', testIgnore: [...rounds, ...waiting, ...phoneAlone], workers: 2, ...onDesktop },
    { name: 'phone', testIgnore: [...rounds, ...waiting], ...onPhone },
  ],
});
