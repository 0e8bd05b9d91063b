/** Ids for acts and movements whose caller gives none, made of unpredictable bytes. */
export const requestIds = (randomBytes: (length: number) => Uint8Array) => (): string =>
  Buffer.from(randomBytes(18)).toString('base64url');
