import { formatCoins } from '@maidan/ui/format/coins.ts';
import { useEffect, useRef } from 'react';
import { hundredthsNow } from '../flight/flight.ts';
import { useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';
import type { ButtonView } from './button-view.ts';
import type { Slot } from './card-replies.ts';

interface BigButtonProps {
  readonly slot: Slot;
  readonly view: ButtonView;
  readonly disabled: boolean;
}

const looks: Readonly<Record<ButtonView['kind'], string>> = {
  bet: 'bg-linear-to-b from-[#37d67a] to-[#22b060] text-[#04230f]',
  placing: 'bg-[#1d7a48] text-white',
  'cancel-queued': 'bg-[#b3263c] text-white',
  cancel: 'bg-[#b3263c] text-white',
  cancelling: 'bg-[#7c1f2e] text-white',
  'cash-out': 'av-cash bg-linear-to-b from-[#ffd466] to-[#ffb51f] text-[#2b1b00]',
  cashing: 'bg-[#c98a12] text-[#2b1b00]',
  settling: 'bg-raised text-muted',
};

const idle: ReadonlySet<ButtonView['kind']> = new Set(['placing', 'cancelling', 'cashing', 'settling']);

/** 90px high, with a label that never shifts. */
export function BigButton({ slot, view, disabled }: BigButtonProps) {
  const { cards } = useGame();
  const isIdle = disabled || idle.has(view.kind);
  return (
    <button
      type="button"
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : () => cards.press(slot)}
      className={`av-big flex min-h-[5.625rem] min-w-0 flex-col items-center justify-center gap-0.5 rounded-xl px-1 text-center select-none ${looks[view.kind]} ${view.kind === 'cash-out' && view.isNearTarget ? 'av-pulse' : ''} ${disabled ? 'opacity-45' : ''}`}
    >
      <Words view={view} />
    </button>
  );
}

const head = 'figure text-[1.375rem] leading-none tracking-[0.02em]';

function Words({ view }: { readonly view: ButtonView }) {
  const { button: texts, card } = useAviatorTexts();
  switch (view.kind) {
    case 'bet':
      return (
        <>
          <span className={head}>{texts.bet}</span>
          <span className="figure tabular text-lg leading-tight">{card.coins(formatCoins(view.stake))}</span>
        </>
      );
    case 'cash-out':
      return (
        <>
          <span className={head}>{texts.cashOut}</span>
          <CashAmount stake={view.stake} />
        </>
      );
    case 'cancel-queued':
    case 'cancel':
      return (
        <>
          <span className={head}>{texts.cancel}</span>
          <span className="text-[0.8125rem] leading-tight">
            {view.kind === 'cancel' ? texts.thisRound : texts.nextRound}
          </span>
        </>
      );
    default:
      return <span className={head}>{texts[view.kind]}</span>;
  }
}

/** What a cash-out at this moment would pay, updated at every tick. */
function CashAmount({ stake }: { readonly stake: number }) {
  const { card: texts } = useAviatorTexts();
  const { ticker } = useGame();
  const amount = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const hundredths = BigInt(Math.round(stake * 100));
    return ticker.follow((flight, nowMs) => {
      // Half a hundredth is rounded up, as in the house.
      const brings = (hundredths * BigInt(hundredthsNow(flight, nowMs)) + 50n) / 100n;
      const text = texts.coins(formatCoins(brings));
      if (amount.current && amount.current.textContent !== text) amount.current.textContent = text;
    });
  }, [ticker, stake, texts]);
  return <span ref={amount} aria-hidden="true" className="figure tabular text-[1.625rem] leading-none" />;
}
