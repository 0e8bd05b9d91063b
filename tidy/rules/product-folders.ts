/** Folders of the server that are a product each, as `packages/server/src/products.ts` lists them. */
export const productFolders: readonly string[] = ['sports', 'matka', 'tables', 'aviator', 'launched'];
