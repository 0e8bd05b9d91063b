import { coinsToWireNumber } from '@maidan/betting';
import { Button } from '@maidan/ui/button.tsx';
import { Countdown } from '@maidan/ui/figures/countdown.tsx';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { NumberField } from '@maidan/ui/form/number-field.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { chipsOf } from '@maidan/ui/slip/chip-grid.ts';
import { type ChipLook, Chips } from '@maidan/ui/slip/chips.tsx';
import { SlipCard, SlipDock } from '@maidan/ui/slip/slip-dock.tsx';
import { SlipFigures } from '@maidan/ui/slip/slip-figures.tsx';
import { SlipForm as Form, SlipActions } from '@maidan/ui/slip/slip-frame.tsx';
import { useEffect } from 'react';
import { useChips } from '../../../betting/client-chips.ts';
import type { ShownSlip } from '../../../betting/slip.ts';
import type { Market } from '../live/market.ts';
import { doneStop } from '../matka-game.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { type MatkaSlipBet, useAnswers, usePicking, useSlip, useSlipState } from './matka-slip.tsx';
import { bestWinOf, type Line, totalOf } from './picked-lines.ts';

interface SlipPlaceProps {
  readonly market: Market;
  /** Whether it is beside the numbers rather than over them. */
  readonly isWide: boolean;
}

/** Escape closes the slip wherever the focus is, because the numbers stay usable while it is open. */
function useEscape(close: () => void): void {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [close]);
}

/**
 * The slip: always shown on a desktop; on a phone it covers the bottom of the page, and the numbers above it
 * can still be tapped.
 */
export function SlipPlace({ market, isWide }: SlipPlaceProps) {
  const { slip: texts } = useMatkaTexts();
  const slip = useSlip();
  const state = useSlipState();
  useEscape(slip.close);
  const form = (state.kind === 'open' || state.kind === 'placing') && (
    <SlipForm market={market} state={state} />
  );
  if (isWide) {
    return (
      <SlipCard title={texts.title} empty={texts.empty}>
        {form}
      </SlipCard>
    );
  }
  return form && <SlipDock>{form}</SlipDock>;
}

interface SlipFormProps {
  readonly market: Market;
  readonly state: ShownSlip<MatkaSlipBet>;
}

/** Numbers in the order they were picked, each with its stake. */
function Numbers({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="mk-figure flex max-h-10 flex-wrap gap-x-2 overflow-y-auto text-sm leading-5 text-muted">
      {lines.map(({ key, label, stake }) => (
        <li key={key}>
          <span className="text-text">{label}</span>
          {stake > 0 && ` ${formatSummary(stake)}`}
        </li>
      ))}
    </ul>
  );
}

const figuresLook = {
  list: 'flex-wrap justify-between gap-x-4 text-xs text-muted',
  item: 'flex items-baseline gap-1.5',
  value: 'mk-figure text-xl leading-6',
};

function Figures({ lines }: { readonly lines: readonly Line[] }) {
  const { slip: texts } = useMatkaTexts();
  const bestWin = bestWinOf(lines);
  return (
    <SlipFigures
      look={figuresLook}
      figures={[
        {
          label: texts.total,
          value: <Amount coins={coinsToWireNumber(totalOf(lines))} summary plain />,
          className: 'text-text',
        },
        ...(bestWin === undefined
          ? []
          : [
              {
                label: texts.bestWin,
                value: <Amount coins={coinsToWireNumber(bestWin)} summary />,
              },
            ]),
      ]}
    />
  );
}

function SlipForm({ market, state }: SlipFormProps) {
  const { slip: texts, messages } = useMatkaTexts();
  const slip = useSlip();
  const picking = usePicking();
  const answered = useAnswers().length;
  const { picked } = state.bet;
  const { lines } = picked;
  const isPlacing = state.kind === 'placing';
  const total = coinsToWireNumber(totalOf(lines));

  function submit(): void {
    const stop = doneStop(market, lines);
    if (stop) {
      picking.notify(messages[stop]);
      slip.close();
    } else if (lines.some(({ stake }) => stake <= 0)) picking.notify(messages.fieldAmount);
    else slip.done();
  }

  return (
    <Form label={texts.title} onDone={submit}>
      <div className="flex items-center gap-3">
        <div className="min-w-0 flex-1">
          <p role="status" className="mk-figure text-xl leading-6">
            {isPlacing ? texts.placing(lines.length - answered) : texts.numbers(lines.length)}
          </p>
          <Numbers lines={lines} />
        </div>
        {state.kind === 'open' && (
          <Countdown seconds={state.secondsLeft} total={slip.seconds} label={texts.secondsLeft} />
        )}
      </div>
      <Figures lines={lines} />
      <StakeRow amount={picked.amount} disabled={isPlacing} onAmount={picking.setAmount} />
      <SlipActions
        isBusy={isPlacing}
        done={total > 0 ? `${texts.done} ${formatSummary(total)}` : texts.done}
        doneLook="mk-figure text-xl!"
      >
        <Button variant="outline" className={clearLook} disabled={isPlacing} onClick={picking.clearAmounts}>
          {texts.clearInput}
        </Button>
        <Button variant="outline" className={clearLook} disabled={isPlacing} onClick={picking.close}>
          {texts.clearClose}
        </Button>
      </SlipActions>
    </Form>
  );
}

const clearLook = 'mk-figure px-0.5 text-[0.95rem]! leading-tight!';

interface StakeRowProps {
  readonly amount: number;
  readonly disabled: boolean;
  readonly onAmount: (amount: number) => void;
}

/** From here on an amount is too long for its usual width. */
const longFrom = 1_000_000;

const strip: ChipLook = {
  row: 'flex min-w-0 flex-1 gap-1.5 overflow-x-auto py-0.5 md:grid md:grid-cols-4',
  chip: 'focus-inset mk-figure min-h-11 min-w-14 shrink-0 rounded-full border px-2.5 text-base disabled:opacity-55 md:px-1 md:text-sm',
  chosen: 'border-primary bg-primary/14 text-primary',
  other: 'border-edge bg-background',
};

/**
 * The amount, and the client's own stakes: on a phone in one row that scrolls, beside the numbers all
 * visible.
 */
function StakeRow({ amount, disabled, onAmount }: StakeRowProps) {
  const { slip: texts } = useMatkaTexts();
  const chips = chipsOf(useChips());
  return (
    <div className="flex items-center gap-1.5 md:flex-col md:items-stretch">
      <div className={amount < longFrom ? 'w-20 shrink-0 md:w-auto' : 'w-28 shrink-0 md:w-auto'}>
        <NumberField
          label={texts.amount}
          labelHidden
          value={amount}
          onValueChange={onAmount}
          disabled={disabled}
          digitsMax={10}
          enterKeyHint="done"
          className="mk-figure px-2 text-lg!"
        />
      </div>
      <Chips
        look={strip}
        label={texts.chips}
        chips={chips}
        chosen={amount}
        disabled={disabled}
        onPick={onAmount}
      />
    </div>
  );
}
