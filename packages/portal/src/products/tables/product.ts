import type { Product } from '../../product.ts';
import { patterns } from './paths.ts';

/** Live tables: each is at an address of its own word. */
export const tables: Product<typeof patterns> = {
  patterns,
  loadScreen: async () => (await import('./screens.ts')).loadList(),
  loadParts: async () => (await import('./parts.ts')).parts,
  openPage: {
    path: '/table-video/:code',
    load: async () => (await import('./table/video-page.tsx')).VideoPage,
  },
};
