import { type Limits, noCoins } from '@maidan/betting';
import { createContext, type ReactNode, use } from 'react';
import type { ShownSlip } from '../../../betting/slip.ts';
import { useAvailableCoins } from '../../../betting/wallet.tsx';
import { useLinePosition, useRunnerPosition } from '../bets/positions.ts';
import { legOf, previewLine, previewRunners } from '../bets/preview-position.ts';
import { hasPrice, type MarketKind, type Quote } from '../prices/match-book.ts';
import { useCell, useRows, useSuspended } from '../prices/match-prices.tsx';
import type { StakeTerms } from './check-stake.ts';
import type { SportsBet } from './sports-bet.ts';

/** What a stake on the slip's bet is checked against. */
export function useStakeTerms(state: ShownSlip<SportsBet>): StakeTerms {
  const { bet } = state;
  const { limitsOf } = useSlipMatch();
  const available = useAvailableCoins(state);
  const runners = useRows(bet.table).map(({ selectionId }) => selectionId);
  const held = useRunnerPosition(bet.matchId, bet.kind === 'fancy' ? 'bookmaker' : bet.kind);
  const line = useLinePosition(bet.matchId, bet.selectionId);
  return {
    limits: limitsOf?.(bet.kind),
    available,
    profitsWith: (stake) =>
      bet.kind === 'fancy'
        ? [noCoins, ...previewLine(line, legOf(bet, stake)).map(({ profit }) => profit)]
        : [...previewRunners(held, runners, legOf(bet, stake)).values()],
  };
}

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

/** The price the board shows for a bet on the slip; undefined when it has none. */
export function usePriceNow(bet: SportsBet): Quote | undefined {
  const quote = useCell(bet.cell);
  const isSuspended = useSuspended(bet.row);
  return !isSuspended && hasPrice(quote) ? quote : undefined;
}
