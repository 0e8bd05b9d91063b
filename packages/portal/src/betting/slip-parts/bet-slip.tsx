import { Button } from '@maidan/ui/button.tsx';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useChips } from '../chip-set.ts';
import { returnToCell } from '../return-to-cell.ts';
import type { ShownSlip, Slip, SlipBet } from '../slip.ts';
import { StakeChips } from '../stake-chips.tsx';
import { useBettingTexts } from '../texts/betting-texts.ts';
import { AmountField } from './amount-field.tsx';
import { groupDigits } from './group-digits.ts';
import { type MovedPrice, PriceMove } from './price-move.tsx';
import { SlipHead, type SlipOffer } from './slip-head.tsx';

interface BetSlipProps<Bet extends SlipBet> {
  readonly slip: Slip<Bet>;
  readonly state: ShownSlip<Bet>;
  readonly offer: SlipOffer;
  readonly moved: MovedPrice | undefined;
  /** Why no bet can be placed at the moment. */
  readonly stopped: 'suspended' | 'stale' | undefined;
  /** Why the house would refuse this amount. It can still be sent, because the house decides. */
  readonly fault: string | undefined;
  /** The maximum of one bet on its market. */
  readonly limit: number | undefined;
  /** The highest stake within the limits and the client's coins. */
  readonly stakeMax: number | undefined;
  /** What the bet can win and lose, and the client's position including it. */
  readonly children?: ReactNode;
}

/**
 * With a mouse or keyboard the amount is typed; on a touch screen the chips are quicker than the keyboard.
 */
const isTyping = () => window.matchMedia('(pointer: fine)').matches;

/** Read out once, when the ring turns red. */
const lastSeconds = 3;

export function BetSlip<Bet extends SlipBet>(props: BetSlipProps<Bet>) {
  const { slip, state, offer, moved, stopped, fault, limit, stakeMax, children } = props;
  const texts = useBettingTexts();
  const [focusesAmount] = useState(isTyping);
  const step = Math.min(...useChips());
  const faultId = useId();
  const { stake } = state;
  const isPlacing = state.kind === 'placing';
  const warning = stopped && texts[stopped];
  const isClosing = state.kind === 'open' && state.secondsLeft <= lastSeconds;

  function submit(event: FormEvent): void {
    event.preventDefault();
    // Without a stake the button only closes the slip, whatever the price.
    if (!warning || stake === 0) slip.done();
  }

  function close(): void {
    slip.close();
    returnToCell(state.bet.cell);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={texts.title} className="flex flex-col gap-2.5">
      <SlipHead
        offer={offer}
        movedTo={moved?.to}
        seconds={slip.seconds}
        secondsLeft={state.kind === 'open' ? state.secondsLeft : undefined}
      />
      {!isPlacing && <PriceMove moved={moved} />}
      {warning && <p className="rounded-lg bg-raised p-2 text-sm font-semibold text-warning">{warning}</p>}
      <AmountField
        label={texts.amount}
        amount={stake}
        onAmount={slip.setStake}
        step={step}
        disabled={isPlacing}
        takesFocus={focusesAmount}
        faultId={fault === undefined ? undefined : faultId}
      />
      <StakeChips
        label={texts.stakes}
        stake={stake}
        max={limit}
        disabled={isPlacing}
        onPick={slip.setStake}
      />
      <div className="flex min-h-9 items-center gap-2">
        <p id={faultId} aria-live="polite" className="min-w-0 flex-1 text-xs font-medium text-loss">
          {fault}
        </p>
        <Button
          size="sm"
          variant="outline"
          disabled={isPlacing || stake === 0}
          onClick={() => slip.setStake(0)}
        >
          {texts.clear}
        </Button>
        <Button
          size="sm"
          variant="outline"
          disabled={isPlacing || !stakeMax}
          onClick={() => slip.setStake(stakeMax ?? 0)}
        >
          {texts.max}
        </Button>
      </div>
      {children}
      <div className="grid grid-cols-[1fr_2fr] gap-2">
        <Button variant="outline" className="min-h-13" disabled={isPlacing} onClick={close}>
          {texts.close}
        </Button>
        <Button
          type="submit"
          busy={isPlacing}
          aria-disabled={warning !== undefined || undefined}
          className={warning ? 'min-h-13 opacity-55' : 'min-h-13'}
        >
          <span className="flex flex-col leading-tight">
            <span>{texts.done}</span>{' '}
            {stake > 0 && (
              <span className="tabular text-xs font-medium">
                {texts.place(groupDigits(stake), offer.price)}
              </span>
            )}
          </span>
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isPlacing ? texts.placing : (warning ?? (isClosing ? texts.closing : ''))}
      </p>
    </form>
  );
}
