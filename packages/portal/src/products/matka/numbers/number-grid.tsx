import { type MouseEvent, type RefObject, useMemo } from 'react';
import type { Pick } from '../slip/picked-lines.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { isRedJodi } from './jodi-sets.ts';
import { NumberTile } from './number-tile.tsx';
import type { TileMarks } from './tile-marks.ts';
import { useDragPick } from './use-drag-pick.ts';
import { useTileKeys } from './use-tile-keys.ts';

export interface PickGroup {
  readonly key: string;
  /** Shown above its tiles. */
  readonly title: string | undefined;
  readonly picks: readonly Pick[];
}

interface NumberGridProps {
  readonly box: RefObject<HTMLFieldSetElement | null>;
  readonly label: string;
  readonly groups: readonly PickGroup[];
  readonly marks: TileMarks;
  readonly isShut: boolean;
  /** Tailwind's class for the columns of one group. */
  readonly columns: string;
  readonly onTap: (pick: Pick) => void;
  /** A drag reached it: it is picked, but not deselected if it already was. */
  readonly onDrag: (pick: Pick) => void;
}

/** Every number of a game, with one event handler for all tiles. */
export function NumberGrid(props: NumberGridProps) {
  const { box, label, groups, marks, isShut, columns, onTap, onDrag } = props;
  const { tile: words } = useMatkaTexts();
  const picks = useMemo(
    () => new Map(groups.flatMap((group) => group.picks.map((pick) => [pick.key, pick]))),
    [groups],
  );
  const { onFocus, onKeyDown } = useTileKeys(box);
  useDragPick(box, (key) => {
    const pick = picks.get(key);
    if (pick) onDrag(pick);
  });

  function tap({ target }: MouseEvent): void {
    const key = (target as HTMLElement).closest<HTMLElement>('[data-pick]')?.dataset.pick;
    const pick = key === undefined ? undefined : picks.get(key);
    if (pick) onTap(pick);
  }

  return (
    <fieldset
      ref={box}
      onClick={tap}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="flex min-w-0 flex-col gap-2 select-none"
    >
      <legend className="sr-only">{label}</legend>
      {groups.map(({ key, title, picks: own }) => (
        <section key={key} aria-label={title} className={title === undefined ? undefined : 'mk-group'}>
          {title !== undefined && (
            <h2 className="mk-figure mb-1 text-base leading-tight text-muted">{title}</h2>
          )}
          <div className={`grid gap-0.5 ${columns}`}>
            {own.map((pick) => (
              <NumberTile
                key={pick.key}
                pick={pick}
                marks={marks}
                words={words}
                isRed={pick.game === 'JODI' && isRedJodi(pick.number)}
                isShut={isShut}
              />
            ))}
          </div>
        </section>
      ))}
    </fieldset>
  );
}
