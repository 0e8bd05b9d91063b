import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedCall {
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** The body as received, byte for byte. */
  readonly body: Uint8Array;
}

const signatureOf = (key: string, { path, timestamp, nonce, body }: SignedCall): Buffer =>
  createHmac('sha256', key).update(`POST\n${path}\n${timestamp}\n${nonce}\n`).update(body).digest();

/** The key is used as text, as the provider was given it. */
export function isSignedBy(key: string, call: SignedCall, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(signatureOf(key, call), Buffer.from(signature, 'hex'));
}
