import '@maidan/ui/slip/price-cell.css';
import type { Side } from '@maidan/betting';
import { Button } from '@maidan/ui/button.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { Countdown } from '@maidan/ui/figures/countdown.tsx';
import { AmountField, groupDigits } from '@maidan/ui/slip/amount-field.tsx';
import { chipGrid, chipsOf } from '@maidan/ui/slip/chip-grid.ts';
import { Chips } from '@maidan/ui/slip/chips.tsx';
import { SlipActions, SlipForm, SlipMessage, SlipWarning } from '@maidan/ui/slip/slip-frame.tsx';
import { returnToCell } from '@maidan/ui/slip/slip-sheet.tsx';
import { type ReactNode, useId, useState } from 'react';
import { useChips } from './client-chips.ts';
import type { ShownSlip, Slip, SlipBet } from './slip.ts';
import { useBettingTexts } from './texts/betting-texts.ts';

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
  const chips = useChips();
  const faultId = useId();
  const { stake } = state;
  const isPlacing = state.kind === 'placing';
  const warning = stopped && texts[stopped];
  const isClosing = state.kind === 'open' && state.secondsLeft <= lastSeconds;

  function submit(): void {
    // Without a stake the button only closes the slip, whatever the price.
    if (!warning || stake === 0) slip.done();
  }

  function close(): void {
    slip.close();
    returnToCell(state.bet.cell);
  }

  return (
    <SlipForm label={texts.title} onDone={submit} className="gap-2.5">
      <SlipHead
        offer={offer}
        movedTo={moved?.to}
        seconds={slip.seconds}
        secondsLeft={state.kind === 'open' ? state.secondsLeft : undefined}
      />
      {!isPlacing && <PriceMove moved={moved} />}
      {warning && <SlipWarning>{warning}</SlipWarning>}
      <AmountField
        label={texts.amount}
        amount={stake}
        onAmount={slip.setStake}
        step={Math.min(...chips)}
        disabled={isPlacing}
        takesFocus={focusesAmount}
        faultId={fault === undefined ? undefined : faultId}
      />
      <Chips
        look={chipGrid}
        label={texts.stakes}
        chips={chipsOf(chips).map(({ amount }) => ({
          amount,
          disabled: limit !== undefined && amount > limit,
        }))}
        chosen={stake}
        disabled={isPlacing}
        onPick={slip.setStake}
      />
      <div className="flex min-h-9 items-center gap-2">
        <SlipMessage id={faultId} fault={fault} className="min-w-0 flex-1" />
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
      <SlipActions
        isBusy={isPlacing}
        isBlocked={warning !== undefined}
        done={
          <span className="flex flex-col leading-tight">
            <span>{texts.done}</span>{' '}
            {stake > 0 && (
              <span className="tabular text-xs font-medium">
                {texts.place(groupDigits(stake), offer.price)}
              </span>
            )}
          </span>
        }
      >
        <Button variant="outline" disabled={isPlacing} onClick={close}>
          {texts.close}
        </Button>
      </SlipActions>
      <p role="status" className="sr-only">
        {isPlacing ? texts.placing : (warning ?? (isClosing ? texts.closing : ''))}
      </p>
    </SlipForm>
  );
}

/** The bet's texts in the player's language. */
interface SlipOffer {
  readonly title: string;
  /** The event and the market. */
  readonly context: string;
  readonly side: Side;
  /** The player's word for that side. */
  readonly mode: string;
  /** The price in one line. */
  readonly price: string;
  /** The price and the figure below it, as its cell shows them. */
  readonly figure: string;
  readonly below?: string | undefined;
  /** The minimum and maximum; empty if unknown. */
  readonly limits: string;
}

interface SlipHeadProps {
  readonly offer: SlipOffer;
  /** The board's price if it differs: each change highlights the price on the slip. */
  readonly movedTo: string | undefined;
  /** Undefined while the bet is being placed. */
  readonly secondsLeft: number | undefined;
  readonly seconds: number;
}

const looks = { back: 'bg-back text-on-back', lay: 'bg-lay text-on-lay' } as const;

function SlipHead({ offer, movedTo, secondsLeft, seconds }: SlipHeadProps) {
  const texts = useBettingTexts();
  const { title, context, side, mode, figure, below, limits } = offer;
  return (
    <div className="@container">
      {/* In the narrow pane of a desktop the context is below, in the slip's full width. */}
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 leading-tight @xs:gap-y-0.5">
        <strong
          dir="ltr"
          className={classes(
            'price-cell tabular relative grid min-h-12 min-w-14 place-content-center rounded-md px-2 text-center text-lg leading-5 @xs:row-span-2',
            looks[side],
          )}
        >
          {movedTo !== undefined && <span key={movedTo} aria-hidden="true" className="price-flash" />}
          <span className="relative">{figure}</span>
          {below && <span className="relative text-xs leading-4 font-normal">{below}</span>}
        </strong>
        <p className="line-clamp-4 min-w-0 font-semibold wrap-break-word @xs:self-end">
          {mode} · <bdi>{title}</bdi>
        </p>
        {secondsLeft !== undefined && (
          <Countdown
            seconds={secondsLeft}
            total={seconds}
            label={texts.secondsLeft}
            className="@xs:row-span-2"
          />
        )}
        <div className="col-span-3 min-w-0 text-xs text-muted @xs:col-span-1 @xs:col-start-2 @xs:self-start">
          <p className="line-clamp-3">{context}</p>
          {limits && <p className="tabular text-balance">{limits}</p>}
        </div>
      </div>
    </div>
  );
}

/** The price on the slip and the one on the board, where they differ. */
export interface MovedPrice {
  readonly from: string;
  readonly to: string;
  /** The player accepts the new price. */
  readonly onTake: () => void;
}

/** The old and the new price side by side, while the slip's price differs from the board's. */
function PriceMove({ moved }: { readonly moved: MovedPrice | undefined }) {
  // Always rendered, so that screen readers announce text added to it.
  return (
    <div role="status" className="empty:absolute">
      {moved && <Moved {...moved} />}
    </div>
  );
}

function Moved({ from, to, onTake }: MovedPrice) {
  const texts = useBettingTexts();
  return (
    <div className="flex items-center justify-between gap-2 rounded-lg bg-raised py-1 ps-3 pe-1 text-sm">
      <span>{texts.moved(from, to)}</span>
      <Button size="sm" variant="outline" className="shrink-0 whitespace-nowrap" onClick={onTake}>
        {texts.take(to)}
      </Button>
    </div>
  );
}
