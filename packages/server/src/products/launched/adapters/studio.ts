import type { Adapter } from './adapter.ts';

/** The token is in the fragment, which is never sent to a server or written to its log. */
export const studio: Adapter = {
  launch: async ({ address }, newToken) => `${address}#token=${await newToken()}`,
};
