import { pathTo } from '../paths.ts';
import type { Market } from './market.ts';

type Linked = Pick<Market, 'name' | 'matkaEventId' | 'isHaroopAndarBahar'>;

export type ChartKind = 'panel' | 'jodi';

/** Document 2, section 2: a market with andar and bahar has its own slip screen. */
export function playPath({ name, matkaEventId, isHaroopAndarBahar }: Linked): string {
  return isHaroopAndarBahar
    ? pathTo('sattaMatkas', { matkaEventId })
    : pathTo('matkaType', { matkaName: name, matkaEventId });
}

export const chartPath = (matkaEventId: string, chart: ChartKind): string =>
  pathTo('matkaChart', { matkaEventId, chart });
