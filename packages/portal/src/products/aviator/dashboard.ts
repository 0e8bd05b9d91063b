import { Plane } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { DashboardParts } from '../../product.ts';
import { gamePath, launcherPath } from './paths.ts';
import picture from './tile-art/flight.svg';

export const dashboard: DashboardParts = {
  tiles: {
    aviator: {
      icon: Plane,
      picture,
      size: 'wide',
      targetOf: (brand) =>
        brand.dashboard.aviatorFullPageLoad
          ? { path: gamePath, by: 'reloaded' }
          : { path: launcherPath, by: 'disclaimed' },
    },
  },
  LiveCards: lazyPart(async () => (await import('./flight/flight-card.tsx')).FlightCard),
};
