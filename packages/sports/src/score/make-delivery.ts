import type { Delivery, Dismissal, Extras } from './cricket-match.ts';
import { NO_EXTRAS } from './delivery.ts';

export interface DeliveryWords {
  readonly batter: string;
  readonly nonStriker: string;
  readonly bowler: string;
  readonly batterRuns?: number;
  readonly extras?: Partial<Extras>;
  readonly dismissals?: readonly Dismissal[];
  readonly isAllRun?: boolean;
  readonly isFreeHit?: boolean;
}

/** A delivery from only what happened on it. */
export function makeDelivery(words: DeliveryWords): Delivery {
  const { extras, ...rest } = words;
  return {
    batterRuns: 0,
    dismissals: [],
    ...rest,
    extras: extras === undefined ? NO_EXTRAS : { ...NO_EXTRAS, ...extras },
  };
}
