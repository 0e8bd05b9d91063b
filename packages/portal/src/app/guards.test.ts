import { expect, test, vi } from 'vitest';
import { SignedInOnly } from './guards.tsx';

const stored = vi.hoisted(() => ({ session: undefined as { userId: string } | undefined }));
vi.mock('../house/session.ts', () => ({ useSession: () => stored.session }));

const drawnFor = (userId: string | undefined) => {
  stored.session = userId === undefined ? undefined : { userId };
  return SignedInOnly();
};

test('without a session every screen redirects to the sign-in', () => {
  expect(drawnFor(undefined).props).toMatchObject({ to: '/signin', replace: true });
});

test('a client who signed in from another tab sees nothing of the previous one', () => {
  const one = drawnFor('u1');
  expect(drawnFor('u1').key).toBe(one.key);
  expect(drawnFor('u2').key).not.toBe(one.key);
});
