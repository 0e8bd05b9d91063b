import { BetSlip } from '../../betting/bet-slip.tsx';
import type { MovedPrice } from '../../betting/price-move.tsx';
import type { ShownSlip } from '../../betting/slip.ts';
import { SlipPlace } from '../../betting/slip-place.tsx';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { modeOf } from '../bets/mode.ts';
import { stakesOf } from '../bets/preview-position.ts';
import { showWhole } from '../bets/show-price.ts';
import type { Quote } from '../prices/match-book.ts';
import { useIsFresh } from '../prices/match-prices.tsx';
import { FancyPreview } from './fancy-preview.tsx';
import { RunnerPreview } from './runner-preview.tsx';
import { useSlip } from './slip-provider.tsx';
import { isDecimal, type SportsBet } from './sports-bet.ts';
import { usePriceNow } from './use-price-now.ts';

interface SportsSlipProps {
  /** The least and most the bet's market takes, in words. */
  readonly limitsOf: (bet: SportsBet) => string;
}

export function SportsSlip({ limitsOf }: SportsSlipProps) {
  const slip = useSlip();
  return <SlipPlace slip={slip} draw={(state) => <OpenSlip state={state} limits={limitsOf(state.bet)} />} />;
}

interface OpenSlipProps {
  readonly state: ShownSlip<SportsBet>;
  readonly limits: string;
}

function OpenSlip({ state, limits }: OpenSlipProps) {
  const { slip: texts } = useSportsTexts();
  const slip = useSlip();
  const { bet, stake } = state;
  const priceNow = usePriceNow(bet);
  const isFresh = useIsFresh();
  const offer = {
    title: bet.selectionName,
    side: bet.side,
    mode: texts.modes[modeOf(bet.kind, bet.side)],
    price: showWhole(bet, isDecimal(bet)),
    limits,
  };
  return (
    <BetSlip
      slip={slip}
      state={state}
      offer={offer}
      stakes={stakesOf(bet, stake)}
      moved={priceNow && movedPrice(bet, priceNow, slip.reprice)}
      stopped={isFresh ? (priceNow ? undefined : 'suspended') : 'stale'}
    >
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
    onTake: () => reprice(now.run === undefined ? { odds: now.odds } : { odds: now.odds, run: now.run }),
  };
}
