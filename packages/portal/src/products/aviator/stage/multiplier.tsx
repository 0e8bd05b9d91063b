import { useEffect, useRef } from 'react';
import { formatMultiplier, hundredthsNow } from '../flight/flight.ts';
import { useGame, useIsStale } from '../game/game-context.tsx';

/** The multiplier: text written at every tick, without React. It is announced once, at the end. */
export function Multiplier({ isOver }: { readonly isOver: boolean }) {
  const { ticker } = useGame();
  const isStale = useIsStale();
  const number = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    let written = '';
    return ticker.follow((flight, nowMs) => {
      const text = formatMultiplier(hundredthsNow(flight, nowMs));
      if (text === written || !number.current) return;
      written = text;
      number.current.textContent = text;
    });
  }, [ticker]);
  return (
    <p
      ref={number}
      dir="ltr"
      aria-hidden="true"
      className={`figure av-number text-[5.125rem] leading-none md:text-[7rem] ${isOver ? 'text-[#ff6b6b]' : 'text-white'} ${isStale ? 'opacity-45' : ''}`}
    />
  );
}
