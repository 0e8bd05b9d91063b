const code = ['packages/', 'bench/', 'journeys/', 'scripts/', 'tidy/'];

/** The folders each rule is checked in. */
export const sizedFolders = code;
export const acyclicFolders = code;
export const plainFolders = [...code, 'docs/', 'brands/', 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];

/** Where the wire's own spellings may be written besides tests and the edge files. */
export const spellingFolders = ['packages/contract/', 'tidy/'];
