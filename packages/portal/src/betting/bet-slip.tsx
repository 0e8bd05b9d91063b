import { type FormEvent, useState } from 'react';
import { useSportsTexts } from '../i18n/sports/sports-texts.ts';
import { useIsFresh } from '../live/match-prices.tsx';
import { Button } from '../ui/button.tsx';
import { NumberField } from '../ui/number-field.tsx';
import { FancyPreview } from './fancy-preview.tsx';
import { MayComeTo } from './may-come-to.tsx';
import { PriceMove } from './price-move.tsx';
import { returnToCell } from './return-to-cell.ts';
import { RunnerPreview } from './runner-preview.tsx';
import type { SlipState } from './slip.ts';
import { SlipHead } from './slip-head.tsx';
import { useSlip } from './slip-provider.tsx';
import { StakeChips } from './stake-chips.tsx';
import { usePriceNow } from './use-price-now.ts';

interface BetSlipProps {
  readonly state: Extract<SlipState, { readonly kind: 'open' | 'placing' }>;
  /** The least and most the market takes, in words. */
  readonly limits: string;
}

/** With a mouse or keyboard at hand the amount is typed; under a thumb the chips are nearer than a keyboard. */
const isTyping = () => window.matchMedia('(pointer: fine)').matches;

/** In sight however long the slip, which closes in ten seconds; the shadow hides what would show through below. */
const actionsLook =
  'sticky bottom-(--slip-floor,0px) grid grid-cols-2 gap-2 bg-surface shadow-[0_1rem_0_var(--brand-surface)]';

export function BetSlip({ state, limits }: BetSlipProps) {
  const { slip: texts } = useSportsTexts();
  const slip = useSlip();
  const [focusesAmount] = useState(isTyping);
  const { bet, stake } = state;
  const isPlacing = state.kind === 'placing';
  const priceNow = usePriceNow(bet);
  const isFresh = useIsFresh();
  const warning = isFresh ? (priceNow ? undefined : texts.suspended) : texts.stale;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A bet without a stake only closes the slip, whatever the price does.
    if (!warning || stake === 0) slip.done();
  }

  function close(): void {
    slip.close();
    returnToCell(bet.cell);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={texts.title} className="flex flex-col gap-3">
      <SlipHead state={state} limits={limits} />
      {!isPlacing && <PriceMove bet={bet} now={priceNow} onTake={slip.reprice} />}
      {warning && <p className="rounded-lg bg-raised p-2 text-sm font-semibold text-warning">{warning}</p>}
      <StakeChips label={texts.stakes} stake={stake} disabled={isPlacing} onPick={slip.setStake} />
      <NumberField
        label={texts.amount}
        value={stake}
        onValueChange={slip.setStake}
        disabled={isPlacing}
        digitsMax={10}
        autoFocus={focusesAmount}
        enterKeyHint="done"
      />
      <MayComeTo bet={bet} stake={stake} />
      {bet.kind === 'fancy' ? (
        <FancyPreview bet={bet} stake={stake} />
      ) : (
        <RunnerPreview bet={bet} kind={bet.kind} />
      )}
      <div className={actionsLook}>
        <Button variant="outline" disabled={isPlacing} onClick={close}>
          {texts.close}
        </Button>
        <Button
          type="submit"
          busy={isPlacing}
          aria-disabled={warning !== undefined || undefined}
          className={warning && 'opacity-55'}
        >
          {texts.done}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isPlacing ? texts.placing : warning}
      </p>
    </form>
  );
}
