import { useEffect, useState } from 'react';
import { useSoundChoice } from '../../../betting/choices/sound-choice.ts';
import { hundredthsNow } from '../flight/flight.ts';
import { useGame } from '../game/game-context.tsx';
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

/** The sounds of a flight, made with Web Audio, without files. */
export interface FlightSounds {
  /** Must be switched on from a tap: browsers play no sound before one. */
  setOn(isOn: boolean): void;
  takeOff(): void;
  /** Runs while the plane flies; its pitch rises with the multiplier. */
  engine(hundredths: number | undefined): void;
  cashOut(): void;
  flewAway(): void;
  close(): void;
}

const silence = 0.0001;
const chimeHz = [659, 880, 1175];

interface Desk {
  readonly context: AudioContext;
  readonly wind: AudioBuffer;
}

/** Noise can be predictable; it only needs a long period. */
function createWind(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 9;
  let soft = 0;
  for (let index = 0; index < samples.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    soft += (state / 1_073_741_824 - 1 - soft) * 0.3;
    samples[index] = soft;
  }
  return buffer;
}

/** Wind noise that sweeps from one pitch to another. */
function sweep(
  { context, wind }: Desk,
  fromHz: number,
  toHz: number,
  seconds: number,
  loudness: number,
): void {
  const start = context.currentTime;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = wind;
  source.loop = true;
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(fromHz, start);
  band.frequency.exponentialRampToValueAtTime(toHz, start + seconds);
  volume.gain.setValueAtTime(silence, start);
  volume.gain.exponentialRampToValueAtTime(loudness, start + seconds * 0.35);
  volume.gain.exponentialRampToValueAtTime(silence, start + seconds);
  source.connect(band).connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}

function chime({ context }: Desk): void {
  chimeHz.forEach((pitch, index) => {
    const start = context.currentTime + index * 0.09;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.16, start);
    volume.gain.exponentialRampToValueAtTime(silence, start + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  });
}

interface Engine {
  turn(hundredths: number): void;
  stop(): void;
}

/** Two slightly detuned oscillators through a low-pass filter. */
function startEngine({ context }: Desk): Engine {
  const casing = context.createBiquadFilter();
  const volume = context.createGain();
  casing.type = 'lowpass';
  casing.frequency.value = 420;
  volume.gain.value = 0.05;
  casing.connect(volume).connect(context.destination);
  const pistons = [1, 1.013].map((tuning) => {
    const piston = context.createOscillator();
    piston.type = 'sawtooth';
    piston.connect(casing);
    piston.start();
    return { piston, tuning };
  });
  return {
    turn(hundredths) {
      const pitch = 62 + 26 * Math.log2(hundredths / 100);
      for (const { piston, tuning } of pistons) {
        piston.frequency.setTargetAtTime(Math.min(240, pitch) * tuning, context.currentTime, 0.1);
      }
    },
    stop() {
      volume.gain.setTargetAtTime(silence, context.currentTime, 0.05);
      for (const { piston } of pistons) piston.stop(context.currentTime + 0.4);
    },
  };
}

function createFlightSounds(createContext: () => AudioContext = () => new AudioContext()): FlightSounds {
  let desk: Desk | undefined;
  let engine: Engine | undefined;

  function open(): Desk {
    const context = createContext();
    return { context, wind: createWind(context) };
  }
  function close(): void {
    engine?.stop();
    engine = undefined;
    void desk?.context.close();
    desk = undefined;
  }
  /** A context created before the first tap is suspended. */
  function awake(): Desk | undefined {
    if (desk?.context.state === 'suspended') void desk.context.resume();
    return desk;
  }

  return {
    setOn(isOn) {
      if (isOn) desk ??= open();
      else close();
    },
    takeOff() {
      const found = awake();
      if (found) sweep(found, 180, 900, 1.4, 0.22);
    },
    engine(hundredths) {
      if (!desk) return;
      if (hundredths === undefined) {
        engine?.stop();
        engine = undefined;
        return;
      }
      engine ??= startEngine(desk);
      engine.turn(hundredths);
    },
    cashOut() {
      const found = awake();
      if (found) chime(found);
    },
    flewAway() {
      const found = awake();
      if (found) sweep(found, 1600, 140, 1.1, 0.3);
    },
    close,
  };
}
