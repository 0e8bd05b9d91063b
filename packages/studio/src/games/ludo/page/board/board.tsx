import type { ReactNode } from 'react';
import type { LudoTable } from '../../../../wire/ludo.ts';
import type { Shown } from '../show/shown.ts';
import { useLudoTexts } from '../texts/load-ludo-texts.ts';
import { BoardArt } from './board-art.tsx';
import { tokenPoints } from './board-points.ts';
import { BoardTokens } from './board-tokens.tsx';
import { Burst } from './burst.tsx';
import { MoveButtons } from './move-buttons.tsx';

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
