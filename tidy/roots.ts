const code = ['packages/', 'bench/', 'journeys/', 'scripts/', 'tidy/'];

/** Where each rule is checked. */
export const sizedFolders = code;
export const acyclicFolders = code;
export const plainFolders = [...code, 'docs/', 'brands/', 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'];
