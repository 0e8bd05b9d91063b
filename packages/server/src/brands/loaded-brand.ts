import type { Brand } from '@maidan/contract';

export type LoadedBrand = Brand;

export interface Brands {
  all(): readonly LoadedBrand[];
  /** The brand of a host (a port is ignored); an unknown host gets the default. */
  forHost(host: string | undefined): LoadedBrand;
  byCode(code: string): LoadedBrand | undefined;
  close(): void;
}
