import { coinsFromWhole } from '@maidan/betting';
import { showLimits } from '../../../betting/limits/show-limits.ts';
import { stakeFault } from '../../../betting/limits/stake-fault.ts';
import type { ShownSlip } from '../../../betting/slip.ts';
import { BetSlip } from '../../../betting/slip-parts/bet-slip.tsx';
import type { MovedPrice } from '../../../betting/slip-parts/price-move.tsx';
import { ProfitAndLoss } from '../../../betting/slip-parts/profit-and-loss.tsx';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { useRunnerName } from '../../../texts/runner-name.ts';
import { modeOf } from '../bets/mode.ts';
import { stakesOf } from '../bets/preview-position.ts';
import { showFancyRate, showPrice, showWhole } from '../bets/show-price.ts';
import type { Quote } from '../prices/match-book.ts';
import { useIsFresh } from '../prices/match-prices.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { largestStake, neededFor } from './check-stake.ts';
import { FancyPreview } from './fancy-preview.tsx';
import { marketTitle } from './market-title.ts';
import { RunnerPreview } from './runner-preview.tsx';
import { useSlipMatch } from './slip-match.tsx';
import { useSlip } from './slip-provider.tsx';
import { isDecimal, priceOf, type SportsBet } from './sports-bet.ts';
import { usePriceNow } from './use-price-now.ts';
import { useStakeTerms } from './use-stake-terms.ts';

/** The slip of a match, for wherever the page places it. */
export function SlipForm({ state }: { readonly state: ShownSlip<SportsBet> }) {
  const { slip: texts, match } = useSportsTexts();
  const words = useBettingTexts();
  const slip = useSlip();
  const sayRunner = useRunnerName();
  const { name } = useSlipMatch();
  const { bet, stake } = state;
  const priceNow = usePriceNow(bet);
  const isFresh = useIsFresh();
  const terms = useStakeTerms(state);
  const needed = neededFor(stake, terms.profitsWith);
  const offer = {
    title: sayRunner(bet.selectionName),
    context: `${name} · ${marketTitle(bet.kind, match)}`,
    side: bet.side,
    mode: texts.modes[modeOf(bet.kind, bet.side)],
    price: showWhole(bet, isDecimal(bet)),
    figure: showPrice(bet, isDecimal(bet)),
    below: bet.kind === 'fancy' ? showFancyRate(bet.odds) : undefined,
    limits: terms.limits ? showLimits(terms.limits, words) : '',
  };
  const { run } = bet;
  const [above, below] = run === undefined ? [] : [texts.runsOrMore(run), texts.runsOrFewer(run - 1)];
  return (
    <BetSlip
      slip={slip}
      state={state}
      offer={offer}
      moved={priceNow && movedPrice(bet, priceNow, slip.reprice)}
      stopped={isFresh ? (priceNow ? undefined : 'suspended') : 'stale'}
      fault={stakeFault(coinsFromWhole(stake), { ...terms, needed }, words)}
      limit={terms.limits && Number(terms.limits.stakeMax / 100n)}
      stakeMax={largestStake(terms)}
    >
      <ProfitAndLoss
        {...stakesOf(bet, stake)}
        winsWhen={bet.side === 'back' ? above : below}
        losesWhen={bet.side === 'back' ? below : above}
      />
      {bet.kind === 'fancy' ? (
        <FancyPreview bet={bet} stake={stake} />
      ) : (
        <RunnerPreview bet={bet} kind={bet.kind} />
      )}
    </BetSlip>
  );
}

function movedPrice(
  bet: SportsBet,
  now: Quote,
  reprice: (price: Pick<SportsBet, 'odds' | 'run'>) => void,
): MovedPrice | undefined {
  if (now.odds === bet.odds && now.run === bet.run) return undefined;
  return {
    from: showWhole(bet, isDecimal(bet)),
    to: showWhole(now, isDecimal(bet)),
    onTake: () => reprice(priceOf(now)),
  };
}
