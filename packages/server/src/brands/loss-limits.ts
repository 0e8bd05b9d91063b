import { coinsFromWhole } from '@maidan/betting';
import type { LossLimits } from '../bets/liability/house-liability.ts';
import { usualLossLimits } from '../bets/liability/usual-loss-limits.ts';
import type { LoadedBrand } from './loaded-brand.ts';

export function lossLimitsOf(brand: LoadedBrand | undefined): LossLimits {
  if (brand?.lossLimits === undefined) return usualLossLimits;
  const { market, event, brand: whole } = brand.lossLimits;
  return { market: coinsFromWhole(market), event: coinsFromWhole(event), brand: coinsFromWhole(whole) };
}
