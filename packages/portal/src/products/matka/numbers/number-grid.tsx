import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useKeyed } from '@maidan/ui/hooks/use-store.ts';
import { type MouseEvent, memo, type RefObject, useEffect, useMemo } from 'react';
import type { PlacedBet } from '../bets/placed-bet.ts';
import { useAnswers, useSlipState } from '../slip/matka-slip.tsx';
import type { Pick } from '../slip/picked-lines.ts';
import type { MatkaTexts } from '../texts/en.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { isRedJodi } from './jodi-sets.ts';
import { marksOf, showMarks, type TileMarks } from './tile-marks.ts';
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

interface NumberTileProps {
  readonly pick: Pick;
  readonly marks: TileMarks;
  readonly words: MatkaTexts['tile'];
  readonly isRed: boolean;
  readonly isShut: boolean;
}

/** Truncated, so never too high. */
const short = new Intl.NumberFormat('en-IN', {
  notation: 'compact',
  maximumSignificantDigits: 3,
  roundingMode: 'trunc',
});

/** From here on a figure is wider than a tile on a phone. */
const longFrom = 100_000;

/** One of up to 120: it has no handler of its own, and is rendered again only when its own mark changes. */
const NumberTile = memo(function NumberTile({ pick, marks, words, isRed, isShut }: NumberTileProps) {
  const mark = useKeyed(marks, pick.key);
  return (
    <button
      type="button"
      data-pick={pick.key}
      data-number={pick.number}
      data-mark={mark?.kind}
      data-red={isRed ? '' : undefined}
      data-shut={isShut ? '' : undefined}
      aria-pressed={mark?.kind === 'picked' || mark?.kind === 'pending'}
      tabIndex={-1}
      className="mk-tile mk-figure focus-inset"
    >
      {pick.number}
      {mark && (
        <small>
          <span className="sr-only">, {words[mark.kind]} </span>
          {mark.stake > 0 && <StakeOn stake={mark.stake} />}
        </small>
      )}
    </button>
  );
});

function StakeOn({ stake }: { readonly stake: number }) {
  const whole = formatSummary(stake);
  if (stake < longFrom) return whole;
  return (
    <>
      <span className="sr-only">{whole}</span>
      <span aria-hidden="true">{short.format(stake)}</span>
    </>
  );
}

interface MarkTilesProps {
  readonly marks: TileMarks;
  readonly bets: readonly PlacedBet[];
  readonly isHaroop?: boolean;
}

/** Renders nothing: keeps the tiles' marks in step with the slip and the client's bets. */
export function MarkTiles({ marks, bets, isHaroop = false }: MarkTilesProps) {
  const slip = useSlipState();
  const answers = useAnswers();
  useEffect(() => {
    showMarks(marks, marksOf({ bets, slip, answers, isHaroop }));
  }, [marks, bets, slip, answers, isHaroop]);
  return null;
}
