/** 256 bits that nobody can guess. */
export const newToken = (randomBytes: (length: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('base64url');
