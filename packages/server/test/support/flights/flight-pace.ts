import type { ManualClock } from '@maidan/betting';
import { openMs } from '@maidan/games/rules';
import { expect, vi } from 'vitest';
import type { PresentFlight } from '../../../src/products/aviator/present-flight.ts';

const often = { interval: 2 };

/** Moves the flights of a house from step to step of their rounds. */
export function flightPace(parts: {
  readonly flight: PresentFlight;
  readonly clock: ManualClock;
  /** The last round that is in the books. */
  readonly lastFlown: () => Promise<string | undefined>;
}) {
  const { flight, clock, lastFlown } = parts;
  const view = () => {
    const found = flight.view();
    if (found === undefined) throw new Error('there is no flight');
    return found;
  };
  const untilPhase = (...phases: string[]) =>
    vi.waitFor(() => expect(phases).toContain(flight.view()?.phase), often);

  /** Betting ends, and the plane is in the air. */
  async function takeOff(): Promise<void> {
    clock.advance(Math.max(0, view().phaseAt + openMs - clock.elapsed()));
    await untilPhase('running');
  }

  /** From the air to the crash, shown and in the books. */
  async function untilCrash(): Promise<void> {
    const { roundId } = view().round;
    await vi.waitFor(() => {
      if (view().phase === 'running') clock.advance(Math.max(0.01, flight.nextAt() - clock.elapsed()));
      expect(view().phase).not.toBe('running');
    }, often);
    await vi.waitFor(async () => expect(await lastFlown()).toBe(roundId), often);
  }

  /** Little by little once a round is over, so that the next one has just begun. */
  function stepMs(): number {
    if (view().phase === 'running') return Math.max(0.01, flight.nextAt() - clock.elapsed());
    return view().phase === 'close' ? 20 : 100;
  }

  /** The next round, open. */
  async function nextRound(): Promise<void> {
    const { roundId } = view().round;
    await vi.waitFor(() => {
      if (view().round.roundId !== roundId && view().phase === 'open') return;
      clock.advance(stepMs());
      throw new Error(`round ${roundId} goes on`);
    }, often);
  }

  return {
    view,
    untilPhase,
    takeOff,
    untilCrash,
    nextRound,
    opened: () => untilPhase('open'),
    /** So long after take-off. */
    flyTo: (ms: number) => clock.advance(view().phaseAt + ms - clock.elapsed()),
    /** Plays rounds until one is open that will crash within these, in hundredths. */
    async untilCrashIn(least: number, most = Number.MAX_SAFE_INTEGER): Promise<void> {
      await vi.waitFor(view, often);
      if (view().phase !== 'open') await nextRound();
      while (view().round.crash < least || view().round.crash > most) await nextRound();
    },
  };
}
