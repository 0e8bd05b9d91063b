import { expect, test, vi } from 'vitest';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useSyncExternalStore: <T>(_: unknown, get: () => T) => get(),
}));
const { closeSidePane, countFiller, openSidePane, useIsDrawerOpen, useIsPaneFilled } = await import(
  '../shell-places.tsx'
);

test('the pane counts as filled while any page renders into it', () => {
  expect(useIsPaneFilled()).toBe(false);
  const [leaveOne, leaveTwo] = [countFiller(), countFiller()];
  leaveOne();
  expect(useIsPaneFilled()).toBe(true);
  leaveTwo();
  expect(useIsPaneFilled()).toBe(false);
});

test('a page opens the drawer, and the shell closes it', () => {
  openSidePane();
  expect(useIsDrawerOpen()).toBe(true);
  closeSidePane();
  expect(useIsDrawerOpen()).toBe(false);
});
