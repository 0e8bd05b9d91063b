import { useEffect } from 'react';
import { useStudio } from '../../../../pages/session/studio-context.ts';

const buzzSeconds = 3;
const buzzMs = 60;

/** Warns in the last three seconds of the player's own clock. */
export function useBuzz(isDue: boolean, seconds: number): void {
  const { sounds } = useStudio();
  useEffect(() => {
    if (!isDue || seconds < 1 || seconds > buzzSeconds) return;
    sounds.play('tick');
    // Not every browser supports it, and a frame may not be allowed to.
    if (seconds === buzzSeconds) navigator.vibrate?.(buzzMs);
  }, [isDue, seconds, sounds]);
}
