import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

const ivBytes = 12;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    brands: { indigo: { encryptedReplies: true }, default: { encryptedReplies: false } },
  });
});
afterAll(() => app.close());

/** With the browser's own cryptography, as the portal does it. */
async function decrypt(sealed: string, token: string): Promise<unknown> {
  const utf8 = new TextEncoder();
  const bytes = Uint8Array.from(atob(sealed), (character) => character.charCodeAt(0));
  const secret = await crypto.subtle.importKey('raw', utf8.encode(token), 'HKDF', false, ['deriveKey']);
  const key = await crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: utf8.encode('maidan-reply'), info: utf8.encode('v1') },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['decrypt'],
  );
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: bytes.subarray(0, ivBytes) },
    key,
    bytes.subarray(ivBytes),
  );
  return JSON.parse(new TextDecoder().decode(plain));
}

test('a brand that asks for it has its data sealed, and only the data', async () => {
  const client = await app.client({ username: 'ASHA', brand: 'indigo', coins: 77 });
  const reply = await app.call('user/userBalance', {}, client);
  expect(reply).toMatchObject({ status: 200, error: false, code: 0, message: 'Success', data: undefined });
  expect(await decrypt(reply.sealed ?? '', client.token)).toEqual({ coins: 77, exposure: 0 });
});

test('letters of every script survive the sealing', async () => {
  const client = await app.client({ username: 'आशा-阿莎', brand: 'indigo' });
  const { sealed } = await app.call('user/userLoginCheck', {}, client);
  expect(await decrypt(sealed ?? '', client.token)).toMatchObject({ name: 'आशा-阿莎' });
});

test('the same answer is sealed differently each time', async () => {
  const client = await app.client({ username: 'BIPIN', brand: 'indigo' });
  const [first, second] = [
    await app.call('user/userBalance', {}, client),
    await app.call('user/userBalance', {}, client),
  ];
  expect(first.sealed).toBeDefined();
  expect(first.sealed?.slice(0, 16)).not.toBe(second.sealed?.slice(0, 16));
});

test("another session's token does not open it, nor does a changed byte pass", async () => {
  const client = await app.client({ username: 'CHAYA', brand: 'indigo' });
  const { sealed = '' } = await app.call('user/userBalance', {}, client);
  await expect(decrypt(sealed, 'A'.repeat(43))).rejects.toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[ivBytes] = (bytes[ivBytes] ?? 0) ^ 1;
  await expect(decrypt(bytes.toString('base64'), client.token)).rejects.toThrow();
});

test('a refusal keeps its message in clear, for the player to read', async () => {
  const client = await app.client({ username: 'DEV', brand: 'indigo' });
  const wrong = { oldPassword: 'wrong', password: 'long-enough' };
  expect(await app.call('user/updateUserPassword', wrong, client)).toMatchObject({
    error: true,
    message: 'Old password is wrong',
    sealed: undefined,
  });
});

test('signing in, where there is no token yet, and other brands are answered in clear', async () => {
  await app.signUp({ username: 'ESHA', brand: 'indigo' });
  const login = await app.call(
    'user/login',
    { username: 'ESHA', password: 'Correct-Horse-1' },
    { host: 'indigo.localhost' },
  );
  expect(login.data?.token).toBeDefined();
  const plain = await app.client({ username: 'FARAH' });
  expect((await app.call('user/userBalance', {}, plain)).data).toEqual({ coins: 0, exposure: 0 });
});
