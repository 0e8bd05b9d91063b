import type { ComponentType } from 'react';
import type { Product } from '../../product.ts';
import { patterns } from './paths.ts';

/** Where most visits begin, so the first load has what each screen needs. */
const screens: Record<keyof typeof patterns, () => Promise<ComponentType>> = {
  matches: async () => (await import('./matches/page.tsx')).MatchesPage,
  matchDetails: async () => (await import('./match/page.tsx')).MatchPage,
  verifyMatch: async () => (await import('./verify/page.tsx')).VerifyPage,
};

/** Matches and their markets. */
export const sports: Product<typeof patterns> = {
  patterns,
  loadScreen: (name) => screens[name](),
  loadParts: async () => (await import('./parts.ts')).parts,
};
