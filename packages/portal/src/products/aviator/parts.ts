import { Plane } from '@maidan/ui/icons/places.ts';
import type { ProductParts } from '../../product.ts';
import { aviatorEventId, gamePath, launcherPath, type patterns } from './paths.ts';
import { soundChoice } from './sound/sound-choice.ts';

export const parts: ProductParts<keyof typeof patterns> = {
  frames: { aviator: { isWhole: true } },
  pageOf: ({ gameId }) => (gameId === aviatorEventId ? gamePath : undefined),
  isAt: (words, eventId) => eventId === aviatorEventId && words.includes('aviator'),
  bottomBar: [{ label: 'aviator', path: launcherPath, icon: Plane, isDisclaimed: true }],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  sound: { label: 'aviator', choice: soundChoice },
  loadVerifiers: async () => (await import('./screens.ts')).loadVerifiers(),
};
