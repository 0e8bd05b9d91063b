import { coinsToWireNumber } from '@maidan/betting';
import { Button } from '@maidan/ui/button.tsx';
import { Card } from '@maidan/ui/card.tsx';
import { classes } from '@maidan/ui/classes.ts';
import { Countdown } from '@maidan/ui/figures/countdown.tsx';
import { Amount } from '@maidan/ui/figures/figure.tsx';
import { NumberField } from '@maidan/ui/form/number-field.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { type FormEvent, useEffect } from 'react';
import type { ShownSlip } from '../../../betting/slip.ts';
import { useChips } from '../../../betting/stake-chips.tsx';
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
    return <Card title={texts.title}>{form || <p className="text-sm text-muted">{texts.empty}</p>}</Card>;
  }
  if (!form) return null;
  return (
    <div
      data-sheet=""
      className="pb-safe fixed inset-x-0 bottom-0 z-40 animate-rise-in rounded-t-2xl border-t border-line bg-surface px-2.5 pt-2 text-text shadow-2xl"
    >
      <div className="pb-2.5">{form}</div>
    </div>
  );
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

function Figures({ lines }: { readonly lines: readonly Line[] }) {
  const { slip: texts } = useMatkaTexts();
  const bestWin = bestWinOf(lines);
  return (
    <dl className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
      <div className="flex items-baseline gap-1.5">
        <dt>{texts.total}</dt>
        <dd className="mk-figure text-xl leading-6 text-text">
          <Amount coins={coinsToWireNumber(totalOf(lines))} summary plain />
        </dd>
      </div>
      {bestWin !== undefined && (
        <div className="flex items-baseline gap-1.5">
          <dt>{texts.bestWin}</dt>
          <dd className="mk-figure text-xl leading-6">
            <Amount coins={coinsToWireNumber(bestWin)} summary />
          </dd>
        </div>
      )}
    </dl>
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

  function submit(event: FormEvent): void {
    event.preventDefault();
    const stop = doneStop(market, lines);
    if (stop) {
      picking.notify(messages[stop]);
      slip.close();
    } else if (lines.some(({ stake }) => stake <= 0)) picking.notify(messages.fieldAmount);
    else slip.done();
  }

  return (
    <form noValidate onSubmit={submit} aria-label={texts.title} className="flex flex-col gap-2">
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
      <div className="grid grid-cols-[1fr_1fr_2fr] gap-2">
        <Button
          variant="outline"
          className="mk-figure min-h-12 px-0.5 text-[0.95rem]! leading-tight!"
          disabled={isPlacing}
          onClick={picking.clearAmounts}
        >
          {texts.clearInput}
        </Button>
        <Button
          variant="outline"
          className="mk-figure min-h-12 px-0.5 text-[0.95rem]! leading-tight!"
          disabled={isPlacing}
          onClick={picking.close}
        >
          {texts.clearClose}
        </Button>
        <Button type="submit" busy={isPlacing} className="mk-figure min-h-12 text-xl!">
          {total > 0 ? `${texts.done} ${formatSummary(total)}` : texts.done}
        </Button>
      </div>
    </form>
  );
}

interface StakeRowProps {
  readonly amount: number;
  readonly disabled: boolean;
  readonly onAmount: (amount: number) => void;
}

/** From here on an amount is too long for its usual width. */
const longFrom = 1_000_000;

/**
 * The amount, and the client's own stakes: on a phone in one row that scrolls, beside the numbers all
 * visible.
 */
function StakeRow({ amount, disabled, onAmount }: StakeRowProps) {
  const { slip: texts } = useMatkaTexts();
  const chips = [...new Set(useChips())];
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
      <fieldset
        disabled={disabled}
        className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto py-0.5 md:grid md:grid-cols-4"
      >
        <legend className="sr-only">{texts.chips}</legend>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === amount}
            onClick={() => onAmount(chip)}
            className={classes(
              'focus-inset mk-figure min-h-11 min-w-14 shrink-0 rounded-full border px-2.5 text-base disabled:opacity-55 md:px-1 md:text-sm',
              chip === amount ? 'border-primary bg-primary/14 text-primary' : 'border-edge bg-background',
            )}
          >
            {formatSummary(chip)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
