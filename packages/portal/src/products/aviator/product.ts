import type { Product } from '../../product.ts';
import { patterns } from './paths.ts';

/** A flight whose multiplier grows until it crashes. */
export const aviator: Product<typeof patterns> = {
  patterns,
  isOffered: (flags) => flags.aviator,
  loadScreen: async () => (await import('./screens.ts')).loadPage(),
  loadParts: async () => (await import('./parts.ts')).parts,
};
