import { Checklist } from '@maidan/ui/icons/places.ts';
import type { ProductParts, ScreenFrame } from '../../product.ts';
import { type MatkaPath, pathTo } from './paths.ts';

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
  menu: [{ label: 'matkaBetList', path: pathTo('matkaBetList'), icon: Checklist, isLast: true }],
  loadDashboard: async () => (await import('./dashboard.ts')).dashboard,
  loadBets: async () => (await import('./bets.ts')).bets,
};
