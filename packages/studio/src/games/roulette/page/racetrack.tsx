import type { InstantTable } from '../../../pages/instant/use-instant-game.ts';
import type { VirtualBet } from '../../../rules/virtual-game.ts';
import { neighbourBets, type RacetrackBet, racetrackBets } from '../racetrack.ts';
import { pocketColour, spotOf, wheel } from '../spots.ts';
import { useRouletteTexts } from '../texts/texts.ts';

interface RacetrackProps {
  readonly table: InstantTable;
  readonly winner: number | undefined;
  /** The numbers of what is pointed at. */
  readonly lit: ReadonlySet<number>;
  readonly onPoint: (covered: ReadonlySet<number>) => void;
}

const nothing: ReadonlySet<number> = new Set();

/** Bets on a section of the wheel, made of ordinary spots. */
export function Racetrack({ table, winner, lit, onPoint }: RacetrackProps) {
  const { roulette: texts } = useRouletteTexts();
  const acts = (bets: readonly VirtualBet[]) => ({
    'aria-disabled': !table.isOpen,
    onClick: () => table.place(bets),
    onPointerEnter: () => onPoint(coveredBy(bets)),
    onPointerLeave: () => onPoint(nothing),
    onFocus: () => onPoint(coveredBy(bets)),
    onBlur: () => onPoint(nothing),
  });
  const chipsOf = (bets: readonly VirtualBet[]) =>
    bets.reduce((sum, { points }) => sum + points, 0) / table.chip;
  return (
    <section className="rl-track-frame" aria-label={texts.racetrack}>
      <div className="rl-track" dir="ltr">
        {trackCells.map(({ number, column, row, span }) => (
          <button
            key={number}
            type="button"
            className="rl-track-number st-figure"
            data-colour={pocketColour(number)}
            data-lit={lit.has(number)}
            data-winner={winner === number}
            style={{ gridColumn: `${column} / span ${span}`, gridRow: row }}
            aria-label={texts.neighbours(String(number))}
            {...acts(neighbourBets(number, table.chip))}
          >
            {number}
          </button>
        ))}
        <div className="rl-sectors">
          {sectors.map((sector) => {
            const bets = racetrackBets(sector, table.chip);
            return (
              <button
                key={sector}
                type="button"
                data-sector={sector}
                aria-label={texts.sectorChips(texts.sectors[sector], chipsOf(bets))}
                {...acts(bets)}
              >
                {texts.sectors[sector]}
              </button>
            );
          })}
        </div>
      </div>
    </section>
  );
}

export interface TrackCell {
  readonly number: number;
  readonly column: number;
  readonly row: 1 | 2 | 3;
  /** The lower side has one number less, so its last cell is twice as long. */
  readonly span: 1 | 2;
}

export const trackColumns = 18;

/**
 * The wheel as a racetrack: zero in the middle of the right end, then in the order of the wheel along the
 * lower side.
 */
function placeOnTrack(index: number): Omit<TrackCell, 'number' | 'span'> {
  // The last number and the first two: 26, 0, 32.
  if (index === 36) return { column: trackColumns, row: 1 };
  if (index < 2) return { column: trackColumns, row: index === 0 ? 2 : 3 };
  if (index < 17) return { column: trackColumns + 1 - index, row: 3 };
  if (index < 20) return { column: 1, row: index === 17 ? 3 : index === 18 ? 2 : 1 };
  return { column: index - 18, row: 1 };
}

export const trackCells: readonly TrackCell[] = wheel.map((number, index) => ({
  number,
  ...placeOnTrack(index),
  span: index === 17 ? 2 : 1,
}));

export const sectors: readonly RacetrackBet[] = ['tiers', 'orphelins', 'voisins', 'jeu-zero'];

/** The numbers that win with these bets. */
export const coveredBy = (bets: readonly VirtualBet[]): ReadonlySet<number> =>
  new Set(bets.flatMap(({ option }) => spotOf(option)?.covers ?? []));
