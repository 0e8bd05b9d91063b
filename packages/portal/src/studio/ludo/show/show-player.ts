import type { LudoEvent, LudoTable } from '@maidan/contract/wire';
import { createStore, type Readable } from '../../../store/create-store.ts';
import { type ShowStep, stepsOf } from './show-step.ts';
import { afterStep, type Shown, shownAtOnce } from './shown.ts';

interface Stage {
  /** Calls back after so many milliseconds, unless the answer is called first. */
  readonly after: (ms: number, act: () => void) => () => void;
  readonly isReduced: () => boolean;
  /** Nobody looks: nothing need be shown on the way. */
  readonly isHidden: () => boolean;
  readonly onStep: (step: ShowStep) => void;
}

export interface ShowPlayer {
  readonly shown: Readable<Shown | undefined>;
  follow(table: LudoTable | null): void;
  /** The end of what is being shown, at once. */
  finish(): void;
  close(): void;
}

/** More than this and the rest is shown at twice the pace, so that the screen is never far behind the clock. */
const farBehindMs = 2_500;
/** More than this is not shown at all. */
const lostMs = 12_000;

const totalMs = (steps: readonly ShowStep[]): number => steps.reduce((sum, { ms }) => sum + ms, 0);

/** Shows what happens at a table step by step; what was missed is skipped, and the end is always the table as it is. */
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
    // A die lands when its step ends; tokens set out when theirs begins.
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

  /** Whether the events go on where the shown ones end, and are few enough to be looked at. */
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
