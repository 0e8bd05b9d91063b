import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Phase } from '../../../pages/instant/round-desk.ts';
import { useReducedMotion } from '../../../pages/instant/use-steps.ts';
import { useStudio } from '../../../pages/session/studio-context.ts';
import { atRest, dropMs, planSpin, rolling, spinAt, spinMs, type WheelState } from './spin.ts';

interface WheelMotion {
  readonly rotor: RefObject<SVGSVGElement | null>;
  readonly ball: RefObject<HTMLSpanElement | null>;
}

/** With reduced motion the number is shown after this time. */
const stillMs = 700;

function paint({ rotor, ball }: WheelMotion, state: WheelState): void {
  if (rotor.current) rotor.current.style.transform = `rotate(${state.wheel}deg)`;
  if (ball.current) {
    ball.current.style.transform = `rotate(${state.wheel + state.ball}deg) translateY(calc(var(--wheel) * ${-state.radius / 2}))`;
  }
}

/** Draws until it is stopped: `draw` gets the time since the start, and returns whether to continue. */
function animate(draw: (ms: number) => boolean): () => void {
  let start: number | undefined;
  let frame = requestAnimationFrame(function next(nowMs) {
    start ??= nowMs;
    if (draw(nowMs - start)) frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** Turns while waiting for the answer, then slows down into the pocket that the studio gave. */
export function useWheelMotion(phase: Phase, number: number | undefined, onLanded: () => void): WheelMotion {
  const { sounds } = useStudio();
  const isStill = useReducedMotion();
  const rotor = useRef<SVGSVGElement>(null);
  const ball = useRef<HTMLSpanElement>(null);
  const state = useRef<WheelState>(atRest(0));
  const landed = useEffectEvent(onLanded);

  const isRolling = phase === 'asking' || phase === 'asking-again' || phase === 'lost';
  const isSpinning = phase === 'showing' && number !== undefined;

  useEffect(() => {
    const put = (next: WheelState) => {
      state.current = next;
      paint({ rotor, ball }, next);
    };
    if (!isRolling && !isSpinning) {
      if (number !== undefined) state.current = atRest(number);
      put(state.current);
      return;
    }
    if (isStill) {
      if (!isSpinning) return;
      put(atRest(number));
      const timer = setTimeout(() => landed(), stillMs);
      return () => clearTimeout(timer);
    }
    const from = state.current;
    if (isRolling) {
      sounds.play('ball');
      return animate((ms) => {
        put(rolling(from, ms));
        return true;
      });
    }
    const spin = planSpin(from, number ?? 0);
    let hasDropped = false;
    return animate((ms) => {
      put(spinAt(spin, Math.min(ms, spinMs)));
      if (!hasDropped && ms >= dropMs) {
        hasDropped = true;
        sounds.play('ball-bounce');
      }
      if (ms < spinMs) return true;
      landed();
      return false;
    });
  }, [isRolling, isSpinning, number, isStill, sounds]);

  return { rotor, ball };
}
