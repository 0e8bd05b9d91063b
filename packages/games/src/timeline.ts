import type { DealtCard, Step, TableGame, TableView } from './game.ts';

export interface TimedRound {
  readonly roundId: string;
  readonly dealt: readonly DealtCard[];
  /** When its first step began, in milliseconds. */
  readonly openedAt: number;
}

export type Phase = Step['kind'] | 'over';

/** The state of a round at one moment. */
export interface Moment {
  /** The index of the present step; the number of steps once the round is over. */
  readonly stepIndex: number;
  readonly phase: Phase;
  readonly view: TableView;
  /** Time left of the step, 0 once the round is over. */
  readonly msLeft: number;
  /** The length of the step, 0 once the round is over. */
  readonly stepMs: number;
  /** When the next step begins, or the last one ends; undefined once the round is over. */
  readonly nextAt: number | undefined;
}

interface TimedStep {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
}

function timeSteps(game: TableGame, { dealt, openedAt }: TimedRound): readonly TimedStep[] {
  let from = openedAt;
  return game.steps(dealt).map((step) => {
    const timed = { step, from, to: from + step.ms };
    from = timed.to;
    return timed;
  });
}

/** A card counts as seen from the start of its step: the rest is animation, and nobody can bet by then. */
function seenBy(steps: readonly TimedStep[], now: number): readonly DealtCard[] {
  return steps.flatMap(({ step, from }) => (step.kind === 'card' && from <= now ? [step.dealt] : []));
}

/** A step lasts from its first millisecond to the one before the next step. */
export function viewAt(game: TableGame, round: TimedRound, now: number): Moment {
  const steps = timeSteps(game, round);
  const found = steps.findIndex(({ to }) => now < to);
  const stepIndex = found === -1 ? steps.length : found;
  const current = steps[stepIndex];
  const window = current?.step.kind === 'bets' && current.from <= now ? current.step.window : undefined;
  const seen = seenBy(steps, now);
  const prices = game.prices(seen);
  const open = new Set(window === undefined ? [] : game.opensIn(window));
  const msLeft = current === undefined ? 0 : current.to - now;
  const view: TableView = {
    roundId: round.roundId,
    seen,
    window,
    secondsLeft: window === undefined ? 0 : Math.ceil(msLeft / 1000),
    prices,
    isOpen: (sid) => open.has(sid) && prices[sid] !== undefined,
  };
  return {
    stepIndex,
    phase: current?.step.kind ?? 'over',
    view,
    msLeft,
    stepMs: current?.step.ms ?? 0,
    nextAt: current?.to,
  };
}

/**
 * When the last window of the round shuts, or the last that takes bets on this option; undefined if none
 * does. It depends on cards that may not be dealt yet, so players must not see it in advance.
 */
export function betsCloseAt(game: TableGame, round: TimedRound, sid?: string): number | undefined {
  return timeSteps(game, round).findLast(
    ({ step }) => step.kind === 'bets' && (sid === undefined || game.opensIn(step.window).includes(sid)),
  )?.to;
}

/** When the last card has been turned and the result may be shown. */
export function resultAt(game: TableGame, round: TimedRound): number {
  const result = timeSteps(game, round).find(({ step }) => step.kind === 'result');
  return result?.from ?? overAt(game, round);
}

export const overAt = (game: TableGame, round: TimedRound): number =>
  game.steps(round.dealt).reduce((at, { ms }) => at + ms, round.openedAt);
