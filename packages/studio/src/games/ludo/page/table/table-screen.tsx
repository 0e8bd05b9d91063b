import { useNow } from '@maidan/ui/format/now.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../../../pages/parts/icon.tsx';
import { StatusLine } from '../../../../pages/parts/status-line.tsx';
import { formatPoints } from '../../../../pages/points.ts';
import type { LudoRules, LudoTable } from '../../../../wire/ludo.ts';
import { scoreOf as ludoScore } from '../../rules/ludo-score.ts';
import { Board } from '../board/board.tsx';
import { seatLooks } from '../board/seat-looks.ts';
import type { Ludo } from '../play/use-ludo.ts';
import type { ShowStep } from '../show/show-step.ts';
import type { Shown } from '../show/shown.ts';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { announceStep } from '../words/announce-step.ts';
import { nameOf, onlyMoveOf } from '../words/format-turn.ts';
import { ActionRow } from './action-row.tsx';
import { DieFace } from './die.tsx';
import { FairSheet } from './fair-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { SeatBar } from './seat-bar.tsx';

/** The last sentence for screen readers. */
function useAnnouncer(table: LudoTable, step: ShowStep | undefined): string {
  const texts = useLudoTexts();
  const [announced, setAnnounced] = useState('');
  const words = step && announceStep(table, step, texts);
  useEffect(() => {
    if (words) setAnnounced(words);
  }, [words]);
  return announced;
}

const shownMs = 4_000;

/** A text about an opponent who lost the connection, while it is lost and for a moment after it is back. */
function usePresence(table: LudoTable): string | undefined {
  const texts = useLudoTexts();
  const other = table.seats.find(({ isYou }) => !isYou);
  const isAway = table.stage === 'playing' && other !== undefined && !other.isHouse && !other.isConnected;
  const [wasAway, setWasAway] = useState(false);
  useEffect(() => {
    if (isAway) setWasAway(true);
    else if (wasAway) {
      const timer = setTimeout(() => setWasAway(false), shownMs);
      return () => clearTimeout(timer);
    }
  }, [isAway, wasAway]);
  if (!other || (!isAway && !wasAway)) return undefined;
  const name = nameOf(table, other.seat, texts);
  return isAway ? texts.seats.gone(name) : texts.seats.returned(name);
}

/** Long enough to see which token it is. */
const seeMs = 650;

/** Moves by itself when there is nothing to choose. */
function useOnlyMove(table: LudoTable, isChoosing: boolean, move: (token: number) => void): void {
  const only = isChoosing ? onlyMoveOf(table) : undefined;
  const n = table.turn?.n;
  const act = useEffectEvent(move);
  useEffect(() => {
    if (only === undefined || n === undefined) return;
    const timer = setTimeout(() => act(only), seeMs);
    return () => clearTimeout(timer);
  }, [only, n]);
}

/** The last dice, in the colours of who rolled them, newest first. */
function Rolls({ table, shown }: { readonly table: LudoTable; readonly shown: Shown }) {
  const texts = useLudoTexts();
  return (
    <div className="lu-rolls">
      <span id="lu-rolls">{texts.turn.rolls}</span>
      <ol aria-labelledby="lu-rolls">
        {shown.rolls.toReversed().map(({ seat, n, die }) => (
          <li key={n} data-seat={seat} style={{ '--lu-seat': seatLooks[seat].fill }}>
            <span className="st-unseen">{texts.turn.rollOf(nameOf(table, seat, texts), die)}</span>
            <DieFace die={die} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface CornerProps {
  readonly at: 'near' | 'far' | 'idle-far' | 'idle-near';
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure in a corner of the board. */
function Corner({ at, label, children }: CornerProps) {
  return (
    <div className="lu-corner" data-at={at}>
      <span className="lu-corner-label">{label}</span>
      <strong className="st-figure">{children}</strong>
    </div>
  );
}

interface TableScreenProps {
  readonly ludo: Ludo;
  readonly table: LudoTable;
  readonly rules: LudoRules;
  readonly shown: Shown;
  /** The result, once it can be shown. */
  readonly children?: ReactNode;
}

type OpenSheet = 'leave' | 'fair' | undefined;

export function TableScreen({ ludo, table, rules, shown, children }: TableScreenProps) {
  const { game, state } = ludo;
  const texts = useLudoTexts();
  const [open, setOpen] = useState<OpenSheet>();
  const [isByKey, setIsByKey] = useState(false);
  const dieRef = useRef<HTMLButtonElement>(null);
  const isAtRest = shown.step === undefined;
  const isFree = isAtRest && state.busy === undefined;
  const isChoosing = isFree && table.due === 'move';
  const announced = useAnnouncer(table, shown.step);
  const presence = usePresence(table);
  useOnlyMove(table, isChoosing, game.move);

  const [own, other] = [true, false].map((isYou) => table.seats.find((seat) => seat.isYou === isYou));
  const seatBar = (seat: typeof own) =>
    seat && (
      <SeatBar seat={seat} name={nameOf(table, seat.seat, texts)} shown={shown} livesMost={rules.lives} />
    );
  const move = (token: number) => {
    game.move(token);
    // The token's button disappears: a keyboard player continues with the die.
    if (isByKey) dieRef.current?.focus();
  };
  const close = () => setOpen(undefined);
  const isOver = table.stage === 'over';
  return (
    <div className="lu-table">
      {seatBar(other)}
      <Board table={table} shown={shown} isChoosing={isChoosing} takesFocus={isByKey} onMove={move}>
        {table.seats.map(({ seat, isYou }) => (
          <Corner key={seat} at={isYou ? 'near' : 'far'} label={texts.seats.score}>
            {ludoScore(shown.tokens[seat])}
          </Corner>
        ))}
        <Corner at="idle-far" label={texts.board.time}>
          {table.gameMsLeft === null ? (
            minutesText(isOver ? 0 : rules.gameMs)
          ) : (
            <TimeLeft endsAtMs={state.viewedAtMs + table.gameMsLeft} />
          )}
        </Corner>
        <Corner at="idle-near" label={texts.board.winnerGets}>
          {formatPoints(table.pays)}
        </Corner>
      </Board>
      {seatBar(own)}
      <ActionRow
        table={table}
        shown={shown}
        note={table.due === null ? presence : undefined}
        endsAtMs={table.msLeft === null ? undefined : state.viewedAtMs + table.msLeft}
        clockMs={table.stage === 'playing' ? rules.clockMs : rules.revealMs}
        mayRoll={isAtRest && table.due === 'roll' && state.busy === undefined}
        isRolling={state.busy === 'roll'}
        dieRef={dieRef}
        onRoll={(isKey) => {
          setIsByKey(isKey);
          game.roll();
        }}
      />
      <div className="lu-foot">
        <Rolls table={table} shown={shown} />
        <div className="lu-foot-buttons">
          <button type="button" className="lu-quiet" onClick={() => setOpen('fair')}>
            <Icon name="shield" />
            {texts.fair.line}
          </button>
          {!isOver && (
            <button type="button" className="lu-quiet" data-kind="leave" onClick={() => setOpen('leave')}>
              {texts.leave.button}
            </button>
          )}
        </div>
      </div>
      {children}
      {open === 'fair' && <FairSheet table={table} onClose={close} />}
      {open === 'leave' && !isOver && (
        <LeaveSheet
          stake={table.stake}
          isLocking={table.stage !== 'playing'}
          onClose={close}
          onLeave={() => {
            close();
            game.leave();
          }}
        />
      )}
      <StatusLine text={presence ?? announced} />
    </div>
  );
}

/** Milliseconds as minutes and seconds, such as 4:07. */
function minutesText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const tickMs = 250;

/** The time left of the game. */
function TimeLeft({ endsAtMs }: { readonly endsAtMs: number }) {
  return minutesText(endsAtMs - useNow(tickMs));
}
