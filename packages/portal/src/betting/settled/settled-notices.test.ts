import { beforeEach, expect, test, vi } from 'vitest';

const session = vi.hoisted(() => ({ userId: 'u1' }));
vi.mock('../../house/session.ts', () => ({ currentSession: () => session }));
vi.mock('@maidan/ui/hooks/use-store.ts', () => ({ useStore: ({ get }: { get: () => unknown }) => get() }));

const notice = (id: string, profit: number) => ({ id, title: id, profit });

async function loadList() {
  const { listSettled, useSettledNotices } = await import('./settled-notices.ts');
  const Listed = () => useSettledNotices().map(({ id, profit }) => [id, profit]);
  return { listSettled, listed: () => Listed() };
}

beforeEach(() => {
  vi.resetModules();
  session.userId = 'u1';
});

test('what is settled again is listed once, with its present profit', async () => {
  const { listSettled, listed } = await loadList();
  listSettled([notice('teen9.17', 194)]);
  listSettled([notice('teen9.18', -100)]);
  listSettled([notice('teen9.17', -100)]);
  expect(listed()).toEqual([
    ['teen9.17', -100],
    ['teen9.18', -100],
  ]);
});

test('the latest twenty are kept, newest first', async () => {
  const { listSettled, listed } = await loadList();
  for (let round = 1; round <= 25; round += 1) listSettled([notice(`r${round}`, round)]);
  expect([listed().length, listed()[0], listed().at(-1)]).toEqual([20, ['r25', 25], ['r6', 6]]);
});

test('another client on the device sees none of them', async () => {
  const { listSettled, listed } = await loadList();
  listSettled([notice('teen9.17', 194)]);
  session.userId = 'u2';
  expect(listed()).toEqual([]);
  listSettled([notice('teen9.18', 5)]);
  expect(listed()).toEqual([['teen9.18', 5]]);
});
