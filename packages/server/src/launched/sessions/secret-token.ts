import { createHash } from 'node:crypto';

/** 256 bits that nobody can guess. */
export const newSecret = (randomBytes: (length: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('base64url');

/** All that is stored of it. */
export const secretHash = (secret: string): Uint8Array => createHash('sha256').update(secret).digest();
