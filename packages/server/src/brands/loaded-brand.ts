import type { Brand } from '@maidan/contract';

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
