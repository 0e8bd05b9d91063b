import type { Product } from '../../product.ts';
import { patterns } from './paths.ts';

/** Games that providers run, in a frame. */
export const launched: Product<typeof patterns> = {
  patterns,
  loadScreen: async (name) => (await import('./screens.ts')).screens[name](),
  loadParts: async () => (await import('./parts.ts')).parts,
};
