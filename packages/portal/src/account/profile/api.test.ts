import { beforeEach, expect, test, vi } from 'vitest';
import { pointsOf, saveRateDifference } from './api.ts';

const call = vi.hoisted(() => vi.fn());
const updateSession = vi.hoisted(() => vi.fn());
vi.mock('../../house/call.ts', () => ({ call }));
vi.mock('../../house/session.ts', () => ({ updateSession }));

beforeEach(() => vi.clearAllMocks());

test('a rate difference is sent times 100, and the answer is stored', async () => {
  call.mockResolvedValue({ ok: true, message: '', data: { rateReffrenec: 300 } });
  await saveRateDifference(3);
  expect(call).toHaveBeenCalledWith('user/updateRateReffrenece', { rate: 300 });
  expect(updateSession).toHaveBeenCalledWith({ rateReffrence: 300 });
  expect(pointsOf(300)).toBe(3);
});

test('a refused rate difference leaves the stored one unchanged', async () => {
  call.mockResolvedValue({ ok: false, code: 1, message: 'No' });
  await saveRateDifference(3);
  expect(updateSession).not.toHaveBeenCalled();
});
