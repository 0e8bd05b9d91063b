import { type Coins, coinsFromWhole } from '@maidan/betting';
import type { Brand } from '@maidan/contract';
import type { SignedIn } from '../account/store.ts';
import { type LossLimits, usualLossLimits } from '../bets/liability/house-liability.ts';

export type LoadedBrand = Brand;

export interface Brands {
  all(): readonly LoadedBrand[];
  /** The brand of a host (a port is ignored); an unknown host gets the default. */
  forHost(host: string | undefined): LoadedBrand;
  /** The brand that names the host as its own, if one does: the API may have a host that belongs to no brand. */
  ofHost(host: string | undefined): LoadedBrand | undefined;
  byCode(code: string): LoadedBrand | undefined;
  close(): void;
}

/** The host in what a client sends as its page's: a host, with a port perhaps, or a whole address. */
export function hostNamed(sent: string): string {
  const address = URL.parse(sent.includes('://') ? sent : `http://${sent}`);
  return address?.hostname ?? sent;
}

/** The client whose login the page shows to everybody. Usernames are in capitals, however the brand's file spells them. */
export const isDemoClient = (brands: Pick<Brands, 'byCode'>, { brand, username }: SignedIn): boolean =>
  brands.byCode(brand)?.demoLogin.username.trim().toUpperCase() === username;

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
