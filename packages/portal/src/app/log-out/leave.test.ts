import { expect, test, vi } from 'vitest';
import { leave } from './log-out-dialog.tsx';

const happened = vi.hoisted((): string[] => []);
vi.mock('../../house/session.ts', () => ({
  startLeaving: () => happened.push('leaving'),
  endSession: () => happened.push('forgotten'),
}));
vi.mock('../../house/call.ts', () => ({
  call: async (path: string) => {
    happened.push(path);
    return { ok: false, code: -1, message: 'No response' };
  },
}));

test('logging out ends the session in the house and on the device, whatever the house answers', async () => {
  await leave();
  expect(happened).toEqual(['leaving', 'user/logout', 'forgotten']);
});
