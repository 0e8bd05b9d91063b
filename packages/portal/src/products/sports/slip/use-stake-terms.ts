import { noCoins } from '@maidan/betting';
import type { ShownSlip } from '../../../betting/slip.ts';
import { useAvailableCoins } from '../../../betting/wallet/use-available-coins.ts';
import { useLinePosition, useRunnerPosition } from '../bets/positions.ts';
import { legOf, previewLine, previewRunners } from '../bets/preview-position.ts';
import { useRows } from '../prices/match-prices.tsx';
import type { StakeTerms } from './check-stake.ts';
import { useSlipMatch } from './slip-match.tsx';
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
