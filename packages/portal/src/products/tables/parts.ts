import { Spade } from '@maidan/ui/icons/places.ts';
import type { ProductParts } from '../../product.ts';
import { pathTo, type patterns } from './paths.ts';
import { soundChoice } from './sound-choice.ts';

export const parts: ProductParts<keyof typeof patterns> = {
  menu: [{ label: 'casino', path: pathTo('casino'), icon: Spade }],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  loadBets: async () => (await import('./bets.ts')).bets,
  sound: { label: 'tables', choice: soundChoice },
};
