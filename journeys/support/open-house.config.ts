import { findChromium } from './chromium.ts';
import { startHouse } from './house.ts';
import { passedOn } from './passed-on.ts';

/** Runs once before all journeys; the function it returns runs once after them. */
export default async function openHouse(): Promise<() => Promise<void>> {
  process.env[passedOn.chromium] = JSON.stringify(await findChromium());
  const house = await startHouse();
  process.env[passedOn.url] = house.url;
  process.env[passedOn.settings] = JSON.stringify(house.settings);
  // Scripted houses get a database each on the running PostgreSQL, not a server each.
  if (house.settings.DATABASE_URL) process.env.TEST_DATABASE_URL ??= house.settings.DATABASE_URL;
  return house.stop;
}
