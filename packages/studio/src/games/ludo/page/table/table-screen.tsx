import { type ReactNode, useRef, useState } from 'react';
import { Icon } from '../../../../pages/parts/icon.tsx';
import { StatusLine } from '../../../../pages/parts/status-line.tsx';
import { formatPoints } from '../../../../pages/points.ts';
import type { LudoRules, LudoTable } from '../../../../wire/ludo.ts';
import { scoreOf as ludoScore } from '../../rules/ludo-score.ts';
import { Board } from '../board/board.tsx';
import type { Ludo } from '../play/use-ludo.ts';
import type { Shown } from '../show/shown.ts';
import { useLudoTexts } from '../texts/use-ludo-texts.ts';
import { nameOf } from '../words/say-turn.ts';
import { ActionRow } from './action-row.tsx';
import { Corner } from './corner.tsx';
import { FairSheet } from './fair-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { minutesText } from './minutes-text.ts';
import { Rolls } from './rolls.tsx';
import { SeatBar } from './seat-bar.tsx';
import { TimeLeft } from './time-left.tsx';
import { useAnnouncer } from './use-announcer.ts';
import { useOnlyMove } from './use-only-move.ts';
import { usePresence } from './use-presence.ts';

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
  const said = useAnnouncer(table, shown.step);
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
      <StatusLine text={presence ?? said} />
    </div>
  );
}
