import type { SignedIn } from '../account/signed-in.ts';
import type { Brands } from './loaded-brand.ts';

/** Whose login is on the page for everybody. Names of accounts are in capitals, however the brand's file spells them. */
export const isDemoClient = (brands: Pick<Brands, 'byCode'>, { brand, username }: SignedIn): boolean =>
  brands.byCode(brand)?.demoLogin.username.trim().toUpperCase() === username;
