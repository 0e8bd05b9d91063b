import { createCipheriv, hkdfSync } from 'node:crypto';

/**
 * AES-256-GCM under a key derived from the session token. It hides replies from casual readers of a browser's developer
 * tools and is no substitute for TLS.
 */
export function encryptReply(
  token: string,
  data: unknown,
  randomBytes: (length: number) => Uint8Array,
): string {
  const key = Buffer.from(hkdfSync('sha256', token, 'maidan-reply', 'v1', 32));
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(data), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, body, cipher.getAuthTag()]).toString('base64');
}
