import type { Product } from '../../product.ts';
import { patterns } from './paths.ts';

/** Numbers that are drawn twice a day at each market. */
export const matka: Product<typeof patterns> = {
  patterns,
  isOffered: (flags) => flags.matka,
  loadScreen: async (name) => (await import('./screens.ts')).screens[name](),
  loadParts: async () => (await import('./parts.ts')).parts,
};
