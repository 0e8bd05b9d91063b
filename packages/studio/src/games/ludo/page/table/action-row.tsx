import { useNow } from '@maidan/ui/format/now.ts';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { useStudio } from '../../../../pages/session/studio-context.ts';
import type { LudoTable } from '../../../../wire/ludo.ts';
import type { Shown } from '../show/shown.ts';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { formatTurn } from '../words/format-turn.ts';
import { Die } from './die.tsx';

interface ActionRowProps {
  readonly table: LudoTable;
  readonly shown: Shown;
  /** Shown below the heading instead of the usual text. */
  readonly note: string | undefined;
  /** When the turn's clock ends; undefined if none runs, as for the house. */
  readonly endsAtMs: number | undefined;
  readonly clockMs: number;
  readonly mayRoll: boolean;
  readonly isRolling: boolean;
  readonly onRoll: (isByKey: boolean) => void;
  readonly dieRef: RefObject<HTMLButtonElement | null>;
}

/** A click by keyboard has a detail of 0. */
const isByKey = ({ detail }: { readonly detail: number }): boolean => detail === 0;

/** The clock, what to do as text, and the die. */
export function ActionRow(props: ActionRowProps) {
  const { table, shown, note, endsAtMs, clockMs, mayRoll, isRolling, onRoll, dieRef } = props;
  const texts = useLudoTexts();
  const { head, detail } = formatTurn(table, shown.step, texts);
  const { step } = shown;
  const isYours = shown.turn === table.you;
  const landing = step?.kind === 'roll' || step?.kind === 'toss' ? step : undefined;
  const last = shown.roll;
  const die = landing?.die ?? last?.die ?? 1;
  const n = (landing?.kind === 'roll' ? landing.n : last?.n) ?? 0;
  const name = isRolling ? texts.turn.rolling : mayRoll ? texts.turn.roll : texts.turn.die(die);
  const stopRepeats = (event: KeyboardEvent) => event.repeat && event.preventDefault();
  return (
    <div className="lu-action" data-yours={isYours || undefined}>
      {endsAtMs === undefined ? (
        <span className="lu-clock" />
      ) : (
        <ClockRing
          endsAtMs={endsAtMs}
          totalMs={clockMs}
          isYours={isYours}
          isDue={table.due === 'roll' || table.due === 'move'}
        />
      )}
      <div className="lu-words">
        <p className="lu-head">{head}</p>
        <p className="lu-detail">{note ?? detail}</p>
      </div>
      <button
        ref={dieRef}
        type="button"
        className="lu-roll"
        aria-label={name}
        aria-disabled={!mayRoll}
        data-ready={(mayRoll && !isRolling) || undefined}
        onKeyDown={stopRepeats}
        onClick={(event) => mayRoll && onRoll(isByKey(event))}
      >
        <Die
          die={die}
          n={n}
          seat={shown.turn ?? last?.seat}
          isTumbling={isRolling && landing === undefined}
          ms={landing?.ms ?? 0}
        />
      </button>
    </div>
  );
}

const buzzSeconds = 3;
const buzzMs = 60;

/** Warns in the last three seconds of the player's own clock. */
function useBuzz(isDue: boolean, seconds: number): void {
  const { sounds } = useStudio();
  useEffect(() => {
    if (!isDue || seconds < 1 || seconds > buzzSeconds) return;
    sounds.play('tick');
    // Not every browser supports it, and a frame may not be allowed to.
    if (seconds === buzzSeconds) navigator.vibrate?.(buzzMs);
  }, [isDue, seconds, sounds]);
}

interface ClockRingProps {
  readonly endsAtMs: number;
  readonly totalMs: number;
  /** It is the player's turn, as shown. */
  readonly isYours: boolean;
  /** The player has to act before the end. */
  readonly isDue: boolean;
}

const tickMs = 250;

const mark = (seconds: number): string => {
  if (seconds <= 3) return 'late';
  return seconds <= 5 ? 'soon' : 'ample';
};

function ClockRing({ endsAtMs, totalMs, isYours, isDue }: ClockRingProps) {
  const texts = useLudoTexts();
  const msLeft = Math.max(0, endsAtMs - useNow(tickMs));
  const seconds = Math.ceil(msLeft / 1000);
  const left = Math.min(1, msLeft / totalMs);
  useBuzz(isDue, seconds);
  return (
    <div
      className="lu-clock"
      role="timer"
      aria-label={texts.turn.clock(seconds)}
      data-mark={mark(seconds)}
      data-yours={isYours || undefined}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" className="lu-clock-path" />
        <circle
          cx="20"
          cy="20"
          r="17"
          pathLength="1"
          strokeDasharray="1"
          strokeDashoffset={1 - left}
          className="lu-clock-left"
        />
      </svg>
      <span className="st-figure" aria-hidden="true">
        {seconds}
      </span>
    </div>
  );
}
