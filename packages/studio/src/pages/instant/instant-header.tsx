import { useState } from 'react';
import { GameHeader } from '../parts/game-header.tsx';
import { Icon } from '../parts/icon.tsx';
import { useStudio } from '../session/studio-context.ts';
import { FairnessSheet } from './fairness-sheet.tsx';
import type { InstantTable } from './use-instant-game.ts';

/** Links to the round's commitment, which can be read before playing. */
export function InstantHeader({ table, title }: { readonly table: InstantTable; readonly title: string }) {
  const { texts } = useStudio();
  const [isOpen, setIsOpen] = useState(false);
  const { round, next, phase } = table.view;
  const shown = phase === 'showing' || phase === 'shown' ? round : next;
  return (
    <GameHeader title={title} detail={shown && { label: texts.fairness.roundId, id: shown.roundId }}>
      <button
        type="button"
        className="st-icon-button st-fair"
        aria-label={texts.fairness.button}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="shield" />
      </button>
      {isOpen && <FairnessSheet table={table} onClose={() => setIsOpen(false)} />}
    </GameHeader>
  );
}
