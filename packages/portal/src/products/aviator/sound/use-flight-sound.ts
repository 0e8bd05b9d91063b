import { useEffect, useState } from 'react';
import { useSoundChoice } from '../../../betting/choices/sound-choice.ts';
import { hundredthsNow } from '../flight/flight.ts';
import { useGame } from '../game/game-context.tsx';
import { createFlightSounds } from './flight-sounds.ts';
import { soundChoice } from './sound-choice.ts';

/** How often the engine's pitch is set; in between it glides. */
const turnMs = 100;

export function useFlightSound() {
  const [isOn, choose] = useSoundChoice(soundChoice);
  const [sounds] = useState(() => createFlightSounds());
  const { flight, landing, ticker } = useGame();

  useEffect(() => {
    sounds.setOn(isOn);
    return () => sounds.close();
  }, [sounds, isOn]);

  useEffect(() => {
    if (!isOn) return;
    let status = flight.get()?.status;
    let turnedAt = 0;
    const stopFlight = flight.subscribe(() => {
      const next = flight.get()?.status;
      if (next === status) return;
      if (next === 'running') sounds.takeOff();
      if (next !== 'running') sounds.engine(undefined);
      if (next === 'waiting') sounds.flewAway();
      status = next;
    });
    const stopLanding = landing.subscribe(() => landing.get() && sounds.cashOut());
    const stopTicker = ticker.follow((shown, nowMs) => {
      if (shown.status !== 'running' || nowMs - turnedAt < turnMs) return;
      turnedAt = nowMs;
      sounds.engine(hundredthsNow(shown, nowMs));
    });
    const hush = () => document.hidden && sounds.engine(undefined);
    document.addEventListener('visibilitychange', hush);
    return () => {
      document.removeEventListener('visibilitychange', hush);
      stopFlight();
      stopLanding();
      stopTicker();
      sounds.engine(undefined);
    };
  }, [sounds, isOn, flight, landing, ticker]);

  return { isOn, toggle: () => choose(!isOn) };
}
