import type { Language } from '@maidan/contract/wire';

/** How to load the texts of each language, so that only one is loaded. */
export type TextLoads<Texts, Offered extends Language = Language> = Readonly<
  Record<Offered, () => Promise<Texts>>
>;
