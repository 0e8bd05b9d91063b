import type { Limits } from '@maidan/betting';
import { createContext, type ReactNode, use } from 'react';
import type { MarketKind } from '../prices/match-book.ts';

/** The slip's data about its match. */
export interface SlipMatch {
  readonly name: string;
  /**
   * Undefined when the match's limits cannot be read: then none are shown, but the house still checks its
   * own.
   */
  readonly limitsOf: ((kind: MarketKind) => Limits) | undefined;
}

const SlipMatchContext = createContext<SlipMatch>({ name: '', limitsOf: undefined });

export function SlipMatchProvider({
  match,
  children,
}: {
  readonly match: SlipMatch;
  readonly children: ReactNode;
}) {
  return <SlipMatchContext value={match}>{children}</SlipMatchContext>;
}

export const useSlipMatch = (): SlipMatch => use(SlipMatchContext);
