import { coinsToWireNumber } from '@maidan/betting';
import { Button } from '@maidan/ui/button.tsx';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { Countdown } from '@maidan/ui/figures/countdown.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import type { FormEvent } from 'react';
import type { ShownSlip } from '../../../betting/slip.ts';
import { doneStop } from '../games/tap-stop.ts';
import type { Market } from '../market/market.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { type MatkaSlipBet, useAnswers, useSlip } from './matka-slip.tsx';
import { bestWinOf, type Line, totalOf } from './picked-lines.ts';
import { StakeRow } from './stake-row.tsx';
import { usePicking } from './use-picking.ts';

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

export function SlipForm({ market, state }: SlipFormProps) {
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
