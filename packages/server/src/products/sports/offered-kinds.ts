import type { FlagName } from '@maidan/contract';
import type { MarketKind } from '@maidan/sports';
import { type BoardMarket, type BoardMatch, marketOfKind } from './board/board-state.ts';

type Flags = Readonly<Record<FlagName, boolean>>;

const offered: Partial<Record<MarketKind, (flags: Flags) => boolean>> = {
  'match-odds': ({ matchOdds }) => matchOdds,
  'tied-match': ({ tiedOdds }) => tiedOdds,
  fancy: ({ noFancyMatchDetails }) => !noFancyMatchDetails,
};

/** Whether the brand's flags allow this kind of market in its lists and on its match pages (document 1, section 2). */
export const isOfferedKind = (kind: MarketKind, flags: Flags): boolean => offered[kind]?.(flags) ?? true;

export const offeredMarket = (match: BoardMatch, kind: MarketKind, flags: Flags): BoardMarket | undefined =>
  isOfferedKind(kind, flags) ? marketOfKind(match, kind) : undefined;

/** Those that are not shut. */
export const offeredMarkets = (match: BoardMatch, flags: Flags): readonly BoardMarket[] =>
  [...match.markets.values()].filter(
    ({ state, market }) => state !== 'shut' && isOfferedKind(market.kind, flags),
  );
