import { createHash } from 'node:crypto';

/** Distinguishes a repeated call from another one under the same transaction id. */
export const contentHash = (call: string, request: object): string =>
  createHash('sha256')
    .update(
      JSON.stringify([call, ...Object.entries(request).sort(([one], [other]) => (one < other ? -1 : 1))]),
    )
    .digest('base64url');
