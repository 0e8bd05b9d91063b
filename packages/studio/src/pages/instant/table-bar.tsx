import { useEffect, useRef } from 'react';
import { ChipTray } from '../parts/chip-tray.tsx';
import { Icon, type IconName } from '../parts/icon.tsx';
import { formatPoints } from '../points.ts';
import { useStudio } from '../session/studio-context.ts';
import { isEmpty, totalOf } from './bets.ts';
import type { Phase } from './round-desk.ts';
import { chipValues, type InstantTable } from './use-instant-game.ts';

interface KeyProps {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff: boolean;
  readonly onPress: () => void;
}

function Key({ icon, label, isOff, onPress }: KeyProps) {
  return (
    <button type="button" className="st-key" disabled={isOff} onClick={onPress}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

const skipMs = 600;

/** Until shortly after a round has ended, a press is still meant to skip its animation. */
function useIsMeantToSkip(phase: Phase): () => boolean {
  const endedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (phase === 'shown') endedAt.current = performance.now();
  }, [phase]);
  return () => performance.now() - endedAt.current < skipMs;
}

interface PressProps {
  readonly table: InstantTable;
  readonly label: string;
}

/** While the animation runs the same button skips it: the result is already decided. */
function Press({ table, label }: PressProps) {
  const { texts } = useStudio();
  const { view, bets, isOpen } = table;
  const total = totalOf(bets.stakes);
  const isMeantToSkip = useIsMeantToSkip(view.phase);
  if (view.phase === 'showing') {
    return (
      <button type="button" className="st-button st-press" data-look="quiet" onClick={table.settle}>
        {texts.keys.skip}
      </button>
    );
  }
  const isRebet = total === 0 && view.phase === 'shown' && !isEmpty(bets.lastPlayed);
  const isOff = !isOpen || view.next === undefined || (total === 0 && !isRebet);
  const rebet = () => {
    if (!isMeantToSkip()) table.rebet();
  };
  return (
    <button
      type="button"
      className="st-button st-press"
      disabled={isOff}
      onClick={isRebet ? rebet : table.press}
    >
      <span>{isRebet ? texts.keys.rebet : label}</span>
      <small>
        {isRebet
          ? texts.bet.points(formatPoints(totalOf(bets.lastPlayed)))
          : texts.round.staked(formatPoints(total))}
      </small>
    </button>
  );
}

/** Chips, keys and the play button, within reach of the thumb. */
export function TableBar({ table, label }: PressProps) {
  const { texts } = useStudio();
  const { bets, isOpen } = table;
  const hasNone = isEmpty(bets.stakes);
  return (
    <footer className="st-bar">
      <ChipTray values={chipValues} chosen={table.chip} onChoose={table.setChip} />
      <div className="st-keys">
        <Key
          icon="rebet"
          label={texts.keys.rebet}
          isOff={!isOpen || isEmpty(bets.lastPlayed)}
          onPress={table.rebet}
        />
        <Key icon="double" label={texts.keys.double} isOff={!isOpen || hasNone} onPress={table.double} />
        <Key
          icon="undo"
          label={texts.keys.undo}
          isOff={!isOpen || bets.past.length === 0}
          onPress={table.undo}
        />
        <Key icon="clear" label={texts.keys.clear} isOff={!isOpen || hasNone} onPress={table.clear} />
        <Press table={table} label={label} />
      </div>
    </footer>
  );
}
