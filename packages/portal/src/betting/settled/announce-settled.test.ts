import { beforeEach, expect, test, vi } from 'vitest';
import { announceSettled } from './announce-settled.ts';

const lines: string[] = [];
const listed: string[] = [];
vi.mock('@maidan/ui/toast.tsx', () => {
  const show =
    (tone: string) =>
    (message: string, { title }: { title: string }) =>
      lines.push(`${tone} ${title} ${message}`);
  return { toast: { success: show('success'), info: show('info') } };
});
vi.mock('./settled-notices.ts', () => ({
  listSettled: (settled: readonly { title: string }[]) => listed.push(...settled.map(({ title }) => title)),
}));
beforeEach(() => {
  lines.splice(0);
  listed.splice(0);
});

const notice = (title: string, profit: number) => ({ id: title, title, profit });
const several = (count: number) => `${count} rounds settled`;

test('one or two are announced separately, with their profit', () => {
  announceSettled([notice('Lucky7', 100), notice('Matka', -50)], { several });
  expect(lines).toEqual(['success Lucky7 +100', 'info Matka -50']);
});

test('three or more at once are one toast with their sum, and each is in the list', () => {
  announceSettled([notice('a', 0.1), notice('b', 0.2), notice('c', -1)], { several });
  expect(lines).toEqual(['info 3 rounds settled -0.7']);
  expect(listed).toEqual(['a', 'b', 'c']);
});

test('what the player sees being settled is only added to the list', () => {
  announceSettled([notice('Aviator', -50)], { several, isSeen: () => true });
  expect(lines).toEqual([]);
  expect(listed).toEqual(['Aviator']);
});
