import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Countdown } from '../ui/countdown.tsx';
import { modeOf } from './mode.ts';
import { showWhole } from './show-price.ts';
import { type SlipState, slipSeconds } from './slip.ts';
import { isDecimal } from './slip-bet.ts';

interface SlipHeadProps {
  readonly state: Extract<SlipState, { readonly kind: 'open' | 'placing' }>;
  readonly limits: string;
}

export function SlipHead({ state, limits }: SlipHeadProps) {
  const { slip: texts } = useSportsTexts();
  const { bet } = state;
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          <bdi>{bet.selectionName}</bdi>
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <Badge tone={bet.side}>{texts.modes[modeOf(bet.kind, bet.side)]}</Badge>
          <strong dir="ltr" className="tabular text-lg">
            {showWhole(bet, isDecimal(bet))}
          </strong>
        </p>
        {limits && <p className="tabular mt-0.5 text-sm text-muted">{limits}</p>}
      </div>
      {state.kind === 'open' && (
        <Countdown seconds={state.secondsLeft} total={slipSeconds} label={texts.secondsLeft} />
      )}
    </div>
  );
}
