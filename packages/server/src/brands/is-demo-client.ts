import type { SignedIn } from '../account/signed-in.ts';
import type { Brands } from './loaded-brand.ts';

/** The client whose login the page shows to everybody. Usernames are in capitals, however the brand's file spells them. */
export const isDemoClient = (brands: Pick<Brands, 'byCode'>, { brand, username }: SignedIn): boolean =>
  brands.byCode(brand)?.demoLogin.username.trim().toUpperCase() === username;
