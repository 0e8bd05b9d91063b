import type { ReactNode } from 'react';
import type { LudoSeat, LudoTable } from '../../../../wire/ludo.ts';
import { cellOf } from '../../rules/ludo-board.ts';
import type { ShowStep } from '../show/show-step.ts';
import type { Shown } from '../show/shown.ts';
import { useLudoTexts } from '../texts/ludo-texts.ts';
import { BoardArt } from './board-art.tsx';
import { homeStep, seenFrom, tokenPoints } from './board-points.ts';
import { MoveButtons } from './move-buttons.tsx';
import { Pawn } from './pawn.tsx';
import { seatLooks } from './seat-looks.ts';

interface BoardProps {
  readonly table: LudoTable;
  readonly shown: Shown;
  /** Whether the player may choose a token now. */
  readonly isChoosing: boolean;
  readonly takesFocus: boolean;
  readonly onMove: (token: number) => void;
  /** Shown in the corners. */
  readonly children: ReactNode;
}

export function Board({ table, shown, isChoosing, takesFocus, onMove, children }: BoardProps) {
  const texts = useLudoTexts();
  const { you } = table;
  const legal = isChoosing ? (table.turn?.legal ?? []) : [];
  return (
    <section className="lu-frame" aria-label={texts.board.label}>
      {/* The board is the same in right-to-left languages. */}
      <div className="lu-board" dir="ltr">
        <BoardArt you={you} />
        {children}
        <BoardTokens shown={shown} you={you} lit={legal.map(({ token }) => token)} />
        <MoveButtons
          moves={legal}
          points={tokenPoints(shown.tokens, you)}
          you={you}
          onMove={onMove}
          takesFocus={takesFocus}
        />
        <Burst step={shown.step} you={you} />
      </div>
    </section>
  );
}

const rays = [0, 45, 90, 135, 180, 225, 270, 315];

/** An effect where a token was captured or reached home. */
function Burst({ step, you }: { readonly step: ShowStep | undefined; readonly you: LudoSeat }) {
  if (step?.kind !== 'taken' && step?.kind !== 'home') return null;
  const { column, row } = seenFrom(you, cellOf(step.seat, step.kind === 'home' ? homeStep : step.from));
  const colour = step.kind === 'home' ? '#ffc53d' : seatLooks[step.seat].light;
  return (
    <div
      className="lu-burst"
      aria-hidden="true"
      style={{ left: `${((column + 0.5) / 15) * 100}%`, top: `${((row + 0.5) / 15) * 100}%` }}
    >
      <svg viewBox="-30 -30 60 60" aria-hidden="true">
        <circle r="12" fill="none" stroke={colour} strokeWidth="3" className="lu-burst-ring" />
        {rays.map((turn) => (
          <path
            key={turn}
            d="M0-12v-12"
            transform={`rotate(${turn})`}
            stroke={colour}
            strokeWidth="3.4"
            strokeLinecap="round"
            className="lu-burst-ray"
          />
        ))}
      </svg>
      {step.kind === 'home' && <span className="lu-plus st-figure">+56</span>}
    </div>
  );
}

/** A token's box is one square, a fifteenth of the board, so its transform is in squares. */
const place = (x: number, y: number): string => `translate(${(x - 0.5) * 100}%, ${(y - 0.5) * 100}%)`;

interface BoardTokensProps {
  readonly shown: Shown;
  readonly you: LudoSeat;
  /** The player's tokens that may be moved. */
  readonly lit: readonly number[];
}

function motionOf({ step }: Shown, seat: LudoSeat, token: number): string | undefined {
  if (!step || !('token' in step) || step.seat !== seat || step.token !== token) return undefined;
  return step.kind;
}

/** All tokens at their positions. Nearer ones are drawn later, in front of those behind. */
function BoardTokens({ shown, you, lit }: BoardTokensProps) {
  return tokenPoints(shown.tokens, you).map(({ seat, token, steps, x, y, size }) => {
    const motion = motionOf(shown, seat, token);
    const isLit = seat === you && lit.includes(token);
    return (
      <div
        key={`${seat}${token}`}
        className="lu-token"
        data-motion={motion}
        data-lit={isLit || undefined}
        // Two names for one animation, so that it restarts with every square.
        data-hop={motion === 'hop' ? (steps % 2 === 0 ? 'left' : 'right') : undefined}
        style={{
          transform: place(x, y),
          zIndex: motion ? 60 : Math.round(y * 3) + (isLit ? 1 : 0),
          '--lu-step': `${shown.step?.ms ?? 140}ms`,
          '--lu-size': size,
        }}
      >
        <div className="lu-token-body">
          <Pawn seat={seat} />
        </div>
      </div>
    );
  });
}
