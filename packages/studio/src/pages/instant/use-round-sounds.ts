import { useEffect } from 'react';
import { hundredthsOf } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import type { RoundView } from './round-desk.ts';
import { roundEnding } from './round-ending.ts';

/** A win of at least this many times the stakes is a big win. */
const bigTimes = 10n;
const buzzMs = 30;

/** Plays a sound and vibrates when a win is shown. */
export function useRoundSounds({ phase, round, refusal }: RoundView): void {
  const { sounds } = useStudio();
  useEffect(() => {
    if (phase !== 'shown' || round === undefined || roundEnding(round) !== 'won') return;
    const [paid, staked] = [hundredthsOf(round.paid), hundredthsOf(round.staked)];
    sounds.play(paid >= staked * bigTimes ? 'big-win' : 'win');
    if (sounds.isOn()) navigator.vibrate?.(buzzMs);
  }, [phase, round, sounds]);
  useEffect(() => {
    if (refusal !== undefined) sounds.play('refused');
  }, [refusal, sounds]);
}
