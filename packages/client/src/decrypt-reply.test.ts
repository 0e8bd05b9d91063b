import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { decryptReply } from './decrypt-reply.ts';

function seal(data: unknown, token: string): string {
  const key = Buffer.from(hkdfSync('sha256', token, 'maidan-reply', 'v1', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, text, cipher.getAuthTag()]).toString('base64');
}

test('an encrypted reply is decrypted with its session’s token', async () => {
  const data = { coins: 12.5, note: 'रुपये' };
  expect(await decryptReply(seal(data, 'a-token'), 'a-token')).toEqual(data);
});

test('a reply encrypted for another session is not decrypted', async () => {
  await expect(decryptReply(seal({}, 'a-token'), 'another')).rejects.toThrow();
});
