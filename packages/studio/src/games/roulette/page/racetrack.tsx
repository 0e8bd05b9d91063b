import type { InstantTable } from '../../../pages/instant/use-instant-game.ts';
import type { VirtualBet } from '../../../rules/virtual-game.ts';
import { neighbourBets, racetrackBets } from '../racetrack.ts';
import { pocketColour } from '../spots.ts';
import { rouletteTexts } from '../texts/texts.ts';
import { coveredBy, sectors, trackCells } from './track.ts';

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
  const { roulette: texts } = rouletteTexts.useTexts();
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
