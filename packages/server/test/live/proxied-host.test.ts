import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/test-app.ts';

/** A proxy that rewrites the Host header, as many do unless configured not to. */
const inner = '127.0.0.1:3000';

async function withApp(trustedProxies: number, work: (app: TestApp) => Promise<void>): Promise<void> {
  const app = await startTestApp({ config: { TRUSTED_PROXIES: trustedProxies } });
  try {
    await work(app);
  } finally {
    await app.close();
  }
}

describe('behind a trusted proxy a socket belongs to the brand of the host the proxy names', () => {
  test.each(['ruby.localhost', 'ruby.localhost:8443', 'jade.localhost, ruby.localhost'])(
    'as in %s',
    (named) =>
      withApp(1, async (app) => {
        const client = await app.client({ username: 'ASHA', brand: 'ruby' });
        const socket = await app.socket({ host: inner, forwardedHost: named });
        expect(await socket.prove(client)).toEqual({ userId: client.userId });
      }),
  );

  test("so a socket with a token of another brand's is disconnected", () =>
    withApp(1, async (app) => {
      const client = await app.client({ username: 'BIPIN', brand: 'ruby' });
      const socket = await app.socket({ host: 'ruby.localhost', forwardedHost: 'jade.localhost' });
      socket.io.emit('login', { token: client.token, userId: client.userId, domain: 'ruby.localhost' });
      expect(await socket.next('domainUpdate')).toEqual({ isLogout: true });
    }));
});

test('with no proxy trusted the Host header alone counts', () =>
  withApp(0, async (app) => {
    const client = await app.client({ username: 'CHAYA', brand: 'ruby' });
    const socket = await app.socket({ host: 'ruby.localhost', forwardedHost: 'jade.localhost' });
    expect(await socket.prove(client)).toEqual({ userId: client.userId });
    const deceived = await app.socket({ host: 'jade.localhost', forwardedHost: 'ruby.localhost' });
    deceived.io.emit('login', { token: client.token, userId: client.userId, domain: 'ruby.localhost' });
    expect(await deceived.next('domainUpdate')).toEqual({ isLogout: true });
  }));
