import type { Adapter } from './adapter.ts';

/** Opens pages of the portal itself, where the client is already signed in. */
export const ownPages: Adapter = { launch: async ({ address }) => address };
