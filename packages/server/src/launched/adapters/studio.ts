import type { Adapter } from './adapter.ts';

/** The token is in the fragment, which no server and no log is sent. */
export const studio: Adapter = {
  launch: async ({ address }, newToken) => `${address}#token=${await newToken()}`,
};
