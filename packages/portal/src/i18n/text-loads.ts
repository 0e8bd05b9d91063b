import type { Language } from '@maidan/contract/wire';

/** How the texts of each language are fetched: one language, never all. */
export type TextLoads<Texts, Offered extends Language = Language> = Readonly<
  Record<Offered, () => Promise<Texts>>
>;
