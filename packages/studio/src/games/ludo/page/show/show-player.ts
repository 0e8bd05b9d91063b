import { createStore, type Readable } from '@maidan/client/store.ts';
import type { LudoEvent, LudoTable } from '../../../../wire/ludo.ts';
import { type ShowStep, stepsOf } from './show-step.ts';
import { afterStep, type Shown, shownAtOnce } from './shown.ts';

interface Stage {
  /** Calls back after this many milliseconds, unless the returned function is called first. */
  readonly after: (ms: number, act: () => void) => () => void;
  readonly isReduced: () => boolean;
  /** The page is hidden: steps need not be shown. */
  readonly isHidden: () => boolean;
  readonly onStep: (step: ShowStep) => void;
}

export interface ShowPlayer {
  readonly shown: Readable<Shown | undefined>;
  follow(table: LudoTable | null): void;
  /** Ends the present animation at once. */
  finish(): void;
  close(): void;
}

/**
 * If more than this is left to show, the rest is shown at double speed, so that the screen is never far
 * behind the clock.
 */
const farBehindMs = 2_500;
/** If more than this is left, it is not shown at all. */
const lostMs = 12_000;

const totalMs = (steps: readonly ShowStep[]): number => steps.reduce((sum, { ms }) => sum + ms, 0);

/**
 * Shows the events of a table step by step; missed ones are skipped, and the end is always the present table.
 */
export function createShowPlayer(stage: Stage): ShowPlayer {
  const shown = createStore<Shown | undefined>(undefined);
  let target: LudoTable | null = null;
  let steps: ShowStep[] = [];
  let stop: (() => void) | undefined;

  function finish(): void {
    stop?.();
    stop = undefined;
    steps = [];
    shown.set(target ? shownAtOnce(target) : undefined);
  }

  function next(): void {
    stop = undefined;
    const now = shown.get();
    const step = steps.shift();
    if (!now || !step) {
      finish();
      return;
    }
    const pace = totalMs(steps) > farBehindMs ? 0.5 : 1;
    const paced = { ...step, ms: step.ms * pace };
    // A die is shown when its step ends; tokens move when theirs begins.
    const seen = step.kind === 'roll' ? now : afterStep(now, step);
    shown.set({
      ...seen,
      turn: 'seat' in step && step.kind !== 'taken' ? step.seat : seen.turn,
      step: paced,
    });
    stage.onStep(paced);
    stop = stage.after(paced.ms, () => {
      const later = shown.get();
      if (later && step.kind === 'roll') shown.set({ ...afterStep(later, step), step: paced });
      next();
    });
  }

  /** Whether the events follow the shown ones, and are few enough to show. */
  function goOn(now: Shown, fresh: readonly LudoEvent[]): boolean {
    steps.push(...fresh.flatMap((event) => stepsOf(event, { isReduced: stage.isReduced() })));
    return fresh[0]?.no === now.eventNo + 1 && totalMs(steps) <= lostMs;
  }

  function follow(table: LudoTable | null): void {
    target = table;
    const now = shown.get();
    const fresh = table?.events.filter(({ no }) => no > (now?.eventNo ?? 0)) ?? [];
    const last = fresh.at(-1);
    if (table === null || now?.gameId !== table.gameId || stage.isHidden()) finish();
    else if (last === undefined) {
      if (stop === undefined) finish();
    } else if (goOn(now, fresh)) {
      shown.set({ ...now, eventNo: last.no });
      if (stop === undefined) next();
    } else finish();
  }

  return {
    shown,
    follow,
    finish,
    close() {
      stop?.();
      stop = undefined;
    },
  };
}
