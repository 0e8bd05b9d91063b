/** The product folders of server and portal, as `packages/server/src/products.ts` lists them. */
export const productFolders: readonly string[] = ['sports', 'matka', 'tables', 'aviator', 'launched'];
