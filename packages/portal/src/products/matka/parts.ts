import { Checklist } from '@maidan/ui/icons/places.ts';
import type { ProductParts, ScreenFrame } from '../../product.ts';
import { type MatkaPath, pathTo } from './paths.ts';

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
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  ledger: {
    type: 'matka',
    detailPath: ({ eventId }, date) => `${betList}?${new URLSearchParams({ matkaEventId: eventId, date })}`,
    roundPath: betList,
    isGathered: true,
  },
};
