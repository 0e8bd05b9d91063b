import type { ComponentType } from 'react';
import type { patterns } from './paths.ts';

/** In a chunk of its own: few visits begin here. */
export const screens: Record<keyof typeof patterns, () => Promise<ComponentType>> = {
  internationalCasino: async () => (await import('./list-page.tsx')).LaunchedListPage,
  launchedGame: async () => (await import('./game-page.tsx')).LaunchedGamePage,
  virtualGame: async () => (await import('./virtual-page.tsx')).VirtualGamePage,
};

export const loadVerifiers = () =>
  Promise.all([
    import('./verify-ludo/ludo-verifier.tsx').then(({ ludoVerifier }) => ludoVerifier),
    import('./verify-virtual/virtual-verifier.tsx').then(({ virtualVerifier }) => virtualVerifier),
  ]);
