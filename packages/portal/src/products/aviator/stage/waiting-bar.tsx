import { useEffect, useRef } from 'react';
import { shareLeft } from '../flight/flight.ts';
import { useGame } from '../game/game-context.tsx';
import { useAviatorTexts } from '../texts/aviator-texts.ts';

/** While bets are open: the time left, as a shrinking bar and in seconds. */
export function WaitingBar() {
  const { stage: texts } = useAviatorTexts();
  const { ticker } = useGame();
  const bar = useRef<HTMLDivElement>(null);
  const seconds = useRef<HTMLSpanElement>(null);
  useEffect(
    () =>
      ticker.follow((flight, nowMs) => {
        if (bar.current) bar.current.style.transform = `scaleX(${shareLeft(flight, nowMs)})`;
        const text = (Math.max(0, flight.endsAt - nowMs) / 1000).toFixed(1);
        if (seconds.current && seconds.current.textContent !== text) seconds.current.textContent = text;
      }),
    [ticker],
  );
  return (
    <div className="flex w-56 flex-col items-center gap-2.5 text-center md:w-72">
      <p className="figure text-xl tracking-wide text-white uppercase md:text-2xl">{texts.waiting}</p>
      <div aria-hidden="true" className="h-2 w-full overflow-hidden rounded-full bg-black/45">
        <div ref={bar} className="h-full origin-left rounded-full bg-[#f03a52] rtl:origin-right" />
      </div>
      <p aria-hidden="true" dir="ltr" className="figure tabular text-2xl text-white">
        <span ref={seconds} /> s
      </p>
    </div>
  );
}
