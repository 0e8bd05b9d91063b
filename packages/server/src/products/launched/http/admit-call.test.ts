import { createHmac } from 'node:crypto';
import { manualClock } from '@maidan/betting';
import { expect, test } from 'vitest';
import type { Provider } from '../game-store.ts';
import { createAdmitCall, type WalletHead } from './admit-call.ts';

const start = Date.UTC(2026, 0, 1);
const key = 'the key of a provider';
const body = Buffer.from('{}');
const studio: Provider = { name: 'studio', key, added_at: start };

function headOf(number: number, signedWith = key): WalletHead {
  const [path, timestamp, nonce] = ['/wallet/v1/balance', String(start), `nonce-of-a-call-${number}`];
  const signed = `POST\n${path}\n${timestamp}\n${nonce}\n${body}`;
  const signature = createHmac('sha256', signedWith).update(signed).digest('hex');
  return { provider: 'studio', timestamp, nonce, signature, path, address: '192.0.2.1' };
}

test('hundreds of good calls at one moment are not counted as refused while their provider is looked up', async () => {
  const lookup = Promise.withResolvers<Provider>();
  const admit = createAdmitCall(manualClock(start), () => lookup.promise);
  const calls = Array.from({ length: 300 }, (_, number) => admit(headOf(number), body));
  lookup.resolve(studio);
  const admitted = await Promise.all(calls);
  expect(admitted.filter(({ ok }) => ok)).toHaveLength(300);
});

test('of badly signed calls at one moment only a hundred are checked', async () => {
  const admit = createAdmitCall(manualClock(start), async () => studio);
  const calls = Array.from({ length: 300 }, (_, number) => admit(headOf(number, 'another key'), body));
  const refused = (await Promise.all(calls)).filter((each) => !each.ok && each.status === 401);
  expect(refused).toHaveLength(100);
});
