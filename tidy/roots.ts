const packages = ['betting', 'contract', 'feeds', 'games', 'portal'];

/** Where rules that not all of the source follows yet are checked. */
export const sizedFolders = ['packages/portal/src/'];
export const acyclicFolders = packages.map((name) => `packages/${name}/`);
export const plainFolders = ['packages/portal/', 'journeys/', 'tidy/'];
