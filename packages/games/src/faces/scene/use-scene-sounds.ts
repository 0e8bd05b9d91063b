import { useEffect, useRef } from 'react';
import type { TableSounds } from '../sound/table-sounds.ts';
import type { Arrivals } from './arrivals.ts';
import { turnsAfterMs } from './timings.ts';

const ticksFrom = 5;

interface Heard {
  readonly arrivals: Arrivals;
  readonly restMs: number;
  /** Seconds left to bet; undefined outside a window. */
  readonly seconds: number | undefined;
  readonly hasWon: boolean;
}

/** Plays the sounds of a table: a card, the last seconds, the lock, a win. */
export function useSceneSounds(
  sounds: TableSounds | undefined,
  { arrivals, restMs, seconds, hasWon }: Heard,
): void {
  const fallen = arrivals.fell.size;
  const isDeciding = arrivals.cards.at(-1)?.isDeciding ?? false;
  useEffect(() => {
    if (sounds === undefined || fallen === 0) return;
    sounds.play('cardSlide');
    const flip = setTimeout(() => sounds.play('cardFlip'), turnsAfterMs(restMs, isDeciding));
    return () => clearTimeout(flip);
  }, [sounds, fallen, restMs, isDeciding]);

  const before = useRef(seconds);
  useEffect(() => {
    const last = before.current;
    before.current = seconds;
    if (sounds === undefined || last === undefined || last === 0) return;
    if (seconds === undefined || seconds === 0) sounds.play('lock');
    else if (seconds < last && seconds <= ticksFrom) sounds.play('tick');
  }, [sounds, seconds]);

  useEffect(() => {
    if (hasWon) sounds?.play('win');
  }, [sounds, hasWon]);
}
