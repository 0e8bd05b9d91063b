import { Plane } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { launchPath } from '../../paths.ts';
import type { ProductParts } from '../../product.ts';
import picture from './art/flight.svg';
import { aviatorEventId, launcherId, pathTo, type patterns } from './paths.ts';
import { soundChoice } from './sound/sound-choice.ts';

const path = pathTo('aviator', { eventId: aviatorEventId });
const launcher = launchPath(launcherId);

export const parts: ProductParts<keyof typeof patterns> = {
  frames: { aviator: { isWhole: true } },
  pageOf: ({ gameId }) => (gameId === aviatorEventId ? path : undefined),
  isAt: (words, eventId) => eventId === aviatorEventId && words.includes('aviator'),
  bottomBar: [{ label: 'aviator', path: launcher, icon: Plane, isDisclaimed: true }],
  tiles: {
    aviator: {
      icon: Plane,
      picture,
      size: 'wide',
      targetOf: ({ dashboard }) =>
        dashboard.aviatorFullPageLoad ? { path, by: 'reloaded' } : { path: launcher, by: 'disclaimed' },
    },
  },
  LiveCards: lazyPart(async () => (await import('./flight/flight-card.tsx')).FlightCard),
  sound: { label: 'aviator', choice: soundChoice },
  loadVerifiers: async () => [(await import('./verify/flight-verifier.tsx')).flightVerifier],
};
