import { type Coins, coinsFromWhole } from '@maidan/betting';
import type { LossLimits } from '../bets/liability/house-liability.ts';
import { usualLossLimits } from '../bets/liability/house-liability.ts';
import type { Brands, LoadedBrand } from './loaded-brand.ts';

/** Where a brand's file names none, and for players of another house than ours. */
const usualLudoDay = 1_000_000;

/** The most the house of that name may lose to its players at Ludo in a day. */
export const ludoLossMax =
  (brands: Pick<Brands, 'byCode'>) =>
  (house: string): Coins =>
    coinsFromWhole(brands.byCode(house)?.lossLimits?.ludoDay ?? usualLudoDay);

export function lossLimitsOf(brand: LoadedBrand | undefined): LossLimits {
  if (brand?.lossLimits === undefined) return usualLossLimits;
  const { market, event, brand: whole } = brand.lossLimits;
  return { market: coinsFromWhole(market), event: coinsFromWhole(event), brand: coinsFromWhole(whole) };
}
