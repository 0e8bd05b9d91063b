import type { Adapter } from './adapter.ts';

/** Pages of the portal itself, where the client is signed in already. */
export const ownPages: Adapter = { launch: async ({ address }) => address };
