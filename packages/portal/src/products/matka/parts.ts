import { Checklist, Pot } from '@maidan/ui/icons/places.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import type { ProductParts, ScreenFrame } from '../../product.ts';
import picture from './art/pot.svg';
import { type MatkaPath, pathTo } from './paths.ts';

const path = pathTo('matka');
const betList = pathTo('matkaBetList');
const whole: ScreenFrame = { isWhole: true, keepsColours: true };

export const parts: ProductParts<MatkaPath> = {
  frames: {
    sattaMatkas: whole,
    sattaMatka: whole,
    matkaSingle: whole,
    matkaJodi: whole,
    matkaSinglePatti: whole,
    matkaDoublePatti: whole,
    matkaTriplePatti: whole,
    matkaOddEven: whole,
  },
  menu: [{ label: 'matkaBetList', path: betList, icon: Checklist, isLast: true }],
  tiles: { matka: { icon: Pot, picture, targetOf: () => ({ path }) } },
  LiveCards: lazyPart(async () => (await import('./live/matka-card.tsx')).MatkaCard),
  ledger: {
    type: 'matka',
    detailPath: ({ eventId }, date) => `${betList}?${new URLSearchParams({ matkaEventId: eventId, date })}`,
    roundPath: betList,
    isGathered: true,
  },
};
