import '../price-cell.css';
import type { Side } from '@maidan/betting';
import { Button } from '@maidan/ui/button.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { Countdown } from '@maidan/ui/figures/countdown.tsx';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ShownSlip, Slip, SlipBet } from '../slip.ts';
import { StakeChips, useChips } from '../stake-chips.tsx';
import { useBettingTexts } from '../texts/betting-texts.ts';
import { AmountField, groupDigits } from './amount-field.tsx';
import { returnToCell } from './slip-sheet.tsx';

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
