import { commitmentTo, hashKey, keyFromText, keyToHex } from '@maidan/betting';
import type { MatkaDraw } from '@maidan/contract/wire';
import { drawPanna, verifyDraw } from '@maidan/games/rules';
import { expect, test } from 'vitest';
import { checkInSteps } from '../../../betting/verify/use-verification.ts';
import { fakeMatka } from '../fake-matka.ts';
import { recordOf } from './draw-proof.tsx';

const seed = keyFromText('a seed of a test');
const roundId = 'maidan-day.1';
const drawn: MatkaDraw = {
  ...fakeMatka().draws.open,
  status: 'drawn',
  roundId,
  panna: drawPanna(seed, roundId),
  seed: keyToHex(seed),
  seedHash: commitmentTo(seed),
  chainEnd: keyToHex(hashKey(hashKey(seed))),
  position: 2,
};

async function check(draw: MatkaDraw) {
  const record = recordOf(draw);
  if (!record) throw new Error('The draw has no seed.');
  const { signal } = new AbortController();
  const steps = verifyDraw(record);
  const checks = await checkInSteps(steps, {
    onLeft: () => undefined,
    breathe: async () => undefined,
    signal,
  });
  return Object.fromEntries((checks ?? []).map(({ key, isOk }) => [key, isOk]));
}

test('a draw is repeated from its seed and compared', async () => {
  expect(await check(drawn)).toEqual({ seed: true, chain: true, panna: true });
});

test.each([
  ['panna', { panna: drawn.panna === '123' ? '124' : '123' }],
  ['seed', { seedHash: 'c'.repeat(64) }],
  ['chain', { chainEnd: 'd'.repeat(64) }],
] as const)('a %s that differs from the one shown is detected', async (key, parts) => {
  expect(await check({ ...drawn, ...parts })).toMatchObject({ [key]: false });
});

test('a draw whose seed is not revealed has nothing to verify', () => {
  expect(recordOf({ ...drawn, seed: '' })).toBeUndefined();
  expect(recordOf({ ...drawn, seed: 'no hex' })).toBeUndefined();
  expect(recordOf({ ...drawn, seedHash: '' })).toBeUndefined();
});
