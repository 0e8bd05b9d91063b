import { classes } from '@maidan/ui/classes.ts';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useChips } from './chip-set.ts';

interface StakeChipsProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled?: boolean;
  /** Chips above it are shown but disabled. */
  readonly max?: number | undefined;
  readonly onPick: (stake: number) => void;
}

/** From here on a figure in the usual size is too long for a quarter of a phone's width. */
const longFrom = 100_000;

/** In digits: a comma is half as wide. */
const widthOf = (figure: string) => (figure.length + figure.replaceAll(',', '').length) / 2;

/** The client's own stakes, four in a row; fewer if one of them is wider than a quarter of the row. */
export function StakeChips({ label, stake, disabled = false, max, onPick }: StakeChipsProps) {
  const chips = useChips();
  const widest = Math.max(...chips.map((chip) => widthOf(formatSummary(chip))));
  const least = `max(25% - 0.375rem, ${widest}ch + 0.5rem)`;
  return (
    <fieldset
      disabled={disabled}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` }}
      className="grid gap-1.5 text-xs"
    >
      <legend className="sr-only">{label}</legend>
      {[...new Set(chips)].map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === stake}
          disabled={max !== undefined && chip > max}
          onClick={() => onPick(chip)}
          className={classes(
            'tabular min-h-11 rounded-lg border px-0.5 font-semibold whitespace-nowrap disabled:opacity-40',
            chip < longFrom && 'text-sm',
            chip === stake
              ? 'border-primary bg-primary text-on-primary'
              : 'border-edge bg-raised hover:bg-text/8',
          )}
        >
          {formatSummary(chip)}
        </button>
      ))}
    </fieldset>
  );
}
