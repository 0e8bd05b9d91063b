import type { Limits } from '@maidan/betting';
import { createContext, type ReactNode, use } from 'react';
import type { MarketKind } from '../prices/match-book.ts';

/** What the slip knows of the match it is on. */
export interface SlipMatch {
  readonly name: string;
  /** Undefined when the match's limits cannot be read: then none are shown, and the house still has its own. */
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
