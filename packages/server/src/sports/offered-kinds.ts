import type { FlagName } from '@maidan/contract';
import type { MarketKind } from '@maidan/sports';

type Flags = Readonly<Record<FlagName, boolean>>;

const offered: Partial<Record<MarketKind, (flags: Flags) => boolean>> = {
  'match-odds': ({ matchOdds }) => matchOdds,
  'tied-match': ({ tiedOdds }) => tiedOdds,
  fancy: ({ noFancyMatchDetails }) => !noFancyMatchDetails,
};

/** Whether the brand's flags allow this kind of market on its match pages (document 1, section 2). */
export const isOfferedKind = (kind: MarketKind, flags: Flags): boolean => offered[kind]?.(flags) ?? true;
