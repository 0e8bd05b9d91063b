import { useMedia } from '@maidan/ui/hooks/use-media.ts';
import { useEffect, useEffectEvent, useState } from 'react';

export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');

interface StepsOptions {
  /** Steps start anew when this changes; none run while it is undefined. */
  readonly run: string | undefined;
  /** The wait before each step. */
  readonly waitsMs: readonly number[];
  readonly onStep?: (step: number) => void;
  readonly onDone: () => void;
}

/** The number of steps of an animation done so far. */
export function useSteps({ run, waitsMs, onStep, onDone }: StepsOptions): number {
  const [taken, setTaken] = useState(0);
  const waitOf = useEffectEvent((step: number) => waitsMs[step]);
  const stepped = useEffectEvent((step: number) => onStep?.(step));
  const done = useEffectEvent(onDone);
  useEffect(() => {
    setTaken(0);
    if (run === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (step: number) => {
      const waitMs = waitOf(step);
      if (waitMs === undefined) return done();
      timer = setTimeout(() => {
        setTaken(step + 1);
        stepped(step);
        wait(step + 1);
      }, waitMs);
    };
    wait(0);
    return () => clearTimeout(timer);
  }, [run]);
  return taken;
}
