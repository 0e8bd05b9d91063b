import type { Db } from '@maidan/process/db/db.ts';
import { expect, test } from 'vitest';
import { createPreferences } from './preferences.ts';
import type { AccountRow } from './store.ts';

const demo = { id: 7n, is_demo: true, bet_chips: null, language: null } as unknown as AccountRow;
/** The choices of a demo client are not stored in the database. */
const noDb = {} as Db;

test('the demo client at an address has the choices made there, a new one beside the earlier ones', async () => {
  const preferences = createPreferences(noDb);
  await preferences.save(demo, '10.0.0.1', { language: 'hi' });
  await preferences.save(demo, '10.0.0.1', { bet_chips: { 1: 7 } });
  expect(preferences.applyTo(demo, '10.0.0.1')).toMatchObject({ bet_chips: { 1: 7 }, language: 'hi' });
  expect(preferences.applyTo(demo, '10.0.0.2')).toEqual(demo);
  expect(preferences.applyTo({ ...demo, id: 8n as AccountRow['id'] }, '10.0.0.1')).toMatchObject({
    language: null,
  });
});

test('choices are kept for a limited number of addresses: those made longest ago are dropped', async () => {
  const preferences = createPreferences(noDb, 2);
  for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.1', '10.0.0.3'])
    await preferences.save(demo, address, { language: 'ar' });
  const languageAt = (address: string) => preferences.applyTo(demo, address).language;
  expect(['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(languageAt)).toEqual(['ar', null, 'ar']);
});
