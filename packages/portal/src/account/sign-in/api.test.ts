import { beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../house/fake-browser.ts';

const client = { userId: 'u1', username: 'ASHA', name: 'ASHA', userType: 'client', isPasswordChanged: true };

/** The house answers each sign-in with the next of these. */
async function loadSignIn(...answers: object[]) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    const data = { token: 'a-token', data: client, isClient: true, ...answers.shift() };
    return Response.json({ error: false, code: 0, message: '', data });
  });
  const { loadFirstLanguage } = await import('../../texts/texts.ts');
  await loadFirstLanguage();
  return { sent, ...(await import('./api.ts')), ...(await import('../../house/session.ts')) };
}

beforeEach(() => {
  vi.resetModules();
  stubBrowser();
});

const credentials = { username: 'asha', password: 'secret' };

test('the device token is kept, also when the session ends, and sent with the next sign-in', async () => {
  const { signIn, wipeSession, endSession, sent } = await loadSignIn({ deviceToken: 'known-as' });
  await signIn(credentials);
  wipeSession();
  endSession();
  await signIn(credentials);
  expect(sent[0]).not.toHaveProperty('deviceToken');
  expect(sent[1]).toMatchObject({ username: 'ASHA', deviceToken: 'known-as' });
});

test('the device token is not stored with the session, which pages and other clients read', async () => {
  const { signIn } = await loadSignIn({ deviceToken: 'known-as', wrongTries: 2 });
  await signIn(credentials);
  expect(Object.keys(JSON.parse(localStorage.getItem('session') ?? '{}'))).toEqual([
    'token',
    'data',
    'isClient',
  ]);
});

test('wrong attempts since the last sign-in are shown after the sign-in that reports them', async () => {
  const { signIn } = await loadSignIn({ wrongTries: 3 });
  expect(await signIn(credentials)).toMatchObject({ kind: 'signed-in', wrongTries: 3 });
  expect(await signIn(credentials)).toMatchObject({ kind: 'signed-in', wrongTries: 0 });
});

test('three clicks in one instant send one sign-in', async () => {
  const { signIn, sent } = await loadSignIn();
  const clicks = [signIn(credentials), signIn(credentials), signIn(credentials)];
  expect(clicks.filter((click) => click !== undefined)).toHaveLength(1);
  await Promise.all(clicks);
  expect(sent).toHaveLength(1);
  expect(await signIn(credentials)).toMatchObject({ kind: 'signed-in' });
});
