import { type FormEvent, type ReactNode, useState } from 'react';
import { useBettingTexts } from '../i18n/betting/betting-texts.ts';
import { Button } from '../ui/button.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { type MovedPrice, PriceMove } from './price-move.tsx';
import { ProfitAndLoss, type Stakes } from './profit-and-loss.tsx';
import { returnToCell } from './return-to-cell.ts';
import type { ShownSlip, Slip, SlipBet } from './slip.ts';
import { SlipHead, type SlipOffer } from './slip-head.tsx';
import { StakeChips } from './stake-chips.tsx';

interface BetSlipProps<Bet extends SlipBet> {
  readonly slip: Slip<Bet>;
  readonly state: ShownSlip<Bet>;
  readonly offer: SlipOffer;
  readonly stakes: Stakes;
  readonly moved: MovedPrice | undefined;
  /** Why no bet can be placed at the moment. */
  readonly stopped: 'suspended' | 'stale' | undefined;
  /** The client's position with this bet. */
  readonly children?: ReactNode;
}

/** With a mouse or keyboard at hand the amount is typed; under a thumb the chips are nearer than a keyboard. */
const isTyping = () => window.matchMedia('(pointer: fine)').matches;

/** In sight however long the slip, which soon closes by itself; the shadow hides what would show through below. */
const actionsLook =
  'sticky bottom-(--slip-floor,0px) grid grid-cols-2 gap-2 bg-surface shadow-[0_1rem_0_var(--brand-surface)]';

export function BetSlip<Bet extends SlipBet>(props: BetSlipProps<Bet>) {
  const { slip, state, offer, stakes, moved, stopped, children } = props;
  const texts = useBettingTexts();
  const [focusesAmount] = useState(isTyping);
  const { stake } = state;
  const isPlacing = state.kind === 'placing';
  const warning = stopped && texts[stopped];

  function submit(event: FormEvent): void {
    event.preventDefault();
    // A bet without a stake only closes the slip, whatever the price does.
    if (!warning || stake === 0) slip.done();
  }

  function close(): void {
    slip.close();
    returnToCell(state.bet.cell);
  }

  return (
    <form noValidate onSubmit={submit} aria-label={texts.title} className="flex flex-col gap-3">
      <SlipHead
        offer={offer}
        seconds={slip.seconds}
        secondsLeft={state.kind === 'open' ? state.secondsLeft : undefined}
      />
      {!isPlacing && <PriceMove moved={moved} />}
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
      <ProfitAndLoss {...stakes} />
      {children}
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
