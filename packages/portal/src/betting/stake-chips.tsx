import { classes } from '@maidan/ui/classes.ts';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useStore } from '@maidan/ui/hooks/use-store.ts';
import { createLocalStore, readJson } from '../house/local-store.ts';
import { chipsKey, defaultChips } from '../house/session-wire.ts';

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

/** The client's own stakes, in the order of their keys; the constant set when absent or unparsable (section 3). */
function readChips(): readonly number[] {
  const stored = readJson(chipsKey);
  if (typeof stored !== 'object' || stored === null) return defaultChips;
  const chips = Object.values(stored)
    .map(Number)
    .filter((chip) => Number.isSafeInteger(chip) && chip > 0);
  return chips.length > 0 ? chips : defaultChips;
}

const store = createLocalStore<readonly number[]>({
  keys: [chipsKey],
  read: readChips,
  write: () => undefined,
});

export function useChips(): readonly number[] {
  return useStore(store);
}
