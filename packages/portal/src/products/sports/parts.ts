import { Trophy } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { ProductParts } from '../../product.ts';
import { LiveMatchList } from './matches/live-match-list.tsx';
import { pathTo, type patterns } from './paths.ts';

const path = pathTo('matches');

export const parts: ProductParts<keyof typeof patterns> = {
  frames: {
    matches: { isTitled: true, pane: 'open-bets' },
    matchDetails: { pane: 'own', hasBelowMenu: true },
    verifyMatch: { isTitled: true },
  },
  Background: LiveMatchList,
  menu: [{ label: 'inPlay', path, icon: Trophy }],
  BelowMenu: lazyPart(async () => (await import('./dashboard/live-matches.tsx')).LiveMatches),
  bottomBar: [{ label: 'inPlay', path, icon: Trophy, isRaised: true }],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  loadBets: async () => (await import('./bets.ts')).bets,
};
