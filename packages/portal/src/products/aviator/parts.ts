import { Plane } from '@maidan/ui/icons/places.ts';
import type { ProductParts } from '../../product.ts';
import { launcherPath, type patterns } from './paths.ts';
import { soundChoice } from './sound/sound-choice.ts';

export const parts: ProductParts<keyof typeof patterns> = {
  frames: { aviator: { isWhole: true } },
  bottomBar: [{ label: 'aviator', path: launcherPath, icon: Plane, isDisclaimed: true }],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  loadBets: async () => (await import('./bets.ts')).bets,
  sound: { label: 'aviator', choice: soundChoice },
};
