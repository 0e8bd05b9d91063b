import type { Brand } from '@maidan/contract';
import type { SignedIn } from '../account/store.ts';

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
