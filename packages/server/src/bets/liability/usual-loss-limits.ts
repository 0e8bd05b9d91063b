import { coinsFromWhole } from '@maidan/betting';
import type { LossLimits } from './house-liability.ts';

/** The limits of a brand whose file has none. */
export const usualLossLimits: LossLimits = {
  market: coinsFromWhole(5_000_000),
  event: coinsFromWhole(25_000_000),
  brand: coinsFromWhole(100_000_000),
};
