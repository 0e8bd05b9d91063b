import { expect, test } from 'vitest';
import { isRole, roles, standsAbove } from './accounts.ts';

test('there are nine roles', () => {
  const named = 'owner, sub-owner, super-admin, admin, mini-admin, master, super-agent, agent, client';
  expect(roles.join(', ')).toBe(named);
  expect([isRole('agent'), isRole('trader')]).toEqual([true, false]);
});

test('a role is above every later one and never above itself', () => {
  expect(roles.filter((role) => standsAbove(role, 'client'))).toEqual(roles.slice(0, -1));
  expect(standsAbove('agent', 'agent')).toBe(false);
});
