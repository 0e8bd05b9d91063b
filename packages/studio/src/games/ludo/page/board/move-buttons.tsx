import { type CSSProperties, useEffect, useRef } from 'react';
import type { LudoLegalMove, LudoSeat } from '../../../../wire/ludo.ts';
import { cellOf } from '../../rules/ludo-board.ts';
import type { LudoTexts } from '../texts/en.ts';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { seenFrom, type TokenPoint } from './board-points.ts';

interface MoveButtonProps {
  readonly label: string;
  readonly style: CSSProperties;
  readonly takesFocus: boolean;
  readonly onPress: () => void;
}

/** A rotating ring around a token that may be moved. */
function MoveButton({ label, style, takesFocus, onPress }: MoveButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <button ref={button} type="button" className="lu-move" aria-label={label} onClick={onPress} style={style}>
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle cx="20" cy="20" r="17" />
      </svg>
    </button>
  );
}

interface MoveButtonsProps {
  readonly moves: readonly LudoLegalMove[];
  readonly points: readonly TokenPoint[];
  readonly you: LudoSeat;
  readonly onMove: (token: number) => void;
  /** The last action was by keyboard: the first token gets the focus. */
  readonly takesFocus: boolean;
}

const at = (x: number, y: number) => ({ left: `${(x / 15) * 100}%`, top: `${(y / 15) * 100}%` });

function labelOf({ token, to, captures, isHome }: LudoLegalMove, from: number, { board }: LudoTexts): string {
  const more = [captures === null ? '' : board.takes, isHome ? board.goesHome : ''].filter(Boolean);
  return [board.moveTo(token + 1, from, to), ...more].join(', ');
}

/** A button for each square the player may move from, labelled with where the token would land. */
export function MoveButtons({ moves, points, you, onMove, takesFocus }: MoveButtonsProps) {
  const texts = useLudoTexts();
  const own = points.filter(({ seat }) => seat === you);
  const choices = moves.filter((move, index) => moves.findIndex(({ to }) => to === move.to) === index);
  return choices.map((move, index) => {
    const crowd = own.filter(({ steps }) => steps === own.find(({ token }) => token === move.token)?.steps);
    const from = crowd[0];
    if (!from) return null;
    const middle = (read: (point: TokenPoint) => number) =>
      crowd.reduce((sum, point) => sum + read(point), 0) / crowd.length;
    const landing = seenFrom(you, cellOf(you, move.to));
    return (
      <div key={move.token} className="lu-choice">
        <span
          className="lu-landing"
          data-takes={move.captures !== null || undefined}
          style={at(landing.column + 0.5, landing.row + 0.5)}
          aria-hidden="true"
        />
        <MoveButton
          label={labelOf(move, from.steps, texts)}
          style={at(
            middle(({ x }) => x),
            middle(({ y }) => y),
          )}
          takesFocus={takesFocus && index === 0}
          onPress={() => onMove(move.token)}
        />
      </div>
    );
  });
}
