import type { Settings } from './house.ts';

/** The environment variables that pass on to the workers what was started once for the whole run. */
export const passedOn = {
  url: 'JOURNEYS_URL',
  settings: 'JOURNEYS_SETTINGS',
  chromium: 'JOURNEYS_CHROMIUM',
};

export function readPassedOn(name: keyof typeof passedOn): string {
  const value = process.env[passedOn[name]];
  if (value !== undefined) return value;
  throw new Error(`${passedOn[name]} is not set: run journeys with journeys/playwright.config.ts`);
}

/** The settings of the running house; the operator's command needs the same. */
export const houseSettings = (): Settings => JSON.parse(readPassedOn('settings'));
