import { formatSummary } from '../format/coins.ts';
import { classes } from '../ui/classes.ts';
import { useChips } from './chip-set.ts';

interface StakeChipsProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled?: boolean;
  /** Chips above it are shown and not taken. */
  readonly max?: number | undefined;
  readonly onPick: (stake: number) => void;
}

/** From here on a figure is too long for a quarter of a phone's width in the usual size. */
const longFrom = 100_000;

/** The client's own stakes, four in a row. */
export function StakeChips({ label, stake, disabled = false, max, onPick }: StakeChipsProps) {
  const chips = useChips();
  return (
    <fieldset disabled={disabled} className="grid grid-cols-4 gap-1.5">
      <legend className="sr-only">{label}</legend>
      {[...new Set(chips)].map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === stake}
          disabled={max !== undefined && chip > max}
          onClick={() => onPick(chip)}
          className={classes(
            'tabular min-h-11 rounded-lg border px-0.5 font-semibold [overflow-wrap:anywhere] disabled:opacity-40',
            chip < longFrom ? 'text-sm' : 'text-xs',
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
