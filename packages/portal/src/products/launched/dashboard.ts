import { launchedGameIds } from '@maidan/contract/wire';
import { Crown, Die, Globe } from '@maidan/ui/icons/places.ts';
import { launchPath } from '../../paths.ts';
import type { DashboardParts, OfferedBy } from '../../product.ts';
import { pathTo } from './paths.ts';
import crown from './tile-art/crown.svg';
import globe from './tile-art/globe.svg';
import ludo from './tile-art/ludo.svg';

const hasList = ({ flags }: OfferedBy) => flags.internationalCasino;

export const dashboard: DashboardParts = {
  tiles: {
    'int-casino': {
      icon: Globe,
      picture: globe,
      targetOf: () => ({ path: pathTo('internationalCasino'), by: 'disclaimed' }),
      isOffered: hasList,
    },
    'rg-casino': {
      icon: Crown,
      picture: crown,
      targetOf: () => ({ path: launchPath(launchedGameIds.lobby), by: 'disclaimed' }),
      isOffered: hasList,
    },
    ludo: {
      icon: Die,
      picture: ludo,
      targetOf: () => ({ path: launchPath(launchedGameIds.ludo), by: 'disclaimed' }),
    },
  },
};
