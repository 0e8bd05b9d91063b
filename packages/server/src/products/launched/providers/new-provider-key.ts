/** 256 bits, in hex. */
export const newProviderKey = (randomBytes: (length: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('hex');
