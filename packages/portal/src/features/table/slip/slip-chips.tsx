import { coinsFromWhole } from '@maidan/betting';
import { Chip } from '@maidan/games/boards';
import { useChips } from '../../../betting/chip-set.ts';
import { formatSummary } from '../../../format/coins.ts';
import { classes } from '../../../ui/classes.ts';

interface SlipChipsProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled: boolean;
  readonly onPick: (stake: number) => void;
}

/** The client's own stakes as chips, four in a row; a tap sets the stake. */
export function SlipChips({ label, stake, disabled, onPick }: SlipChipsProps) {
  const chips = useChips();
  return (
    <fieldset disabled={disabled} className="grid grid-cols-4 gap-1">
      <legend className="sr-only">{label}</legend>
      {[...new Set(chips)].map((chip) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === stake}
          onClick={() => onPick(chip)}
          className={classes(
            'focus-inset grid min-h-13 place-items-center rounded-lg border-2 disabled:opacity-55',
            chip === stake ? 'border-primary bg-primary/14' : 'border-transparent',
          )}
        >
          <span className="sr-only">{formatSummary(chip)}</span>
          <Chip amount={coinsFromWhole(chip)} size={44} />
        </button>
      ))}
    </fieldset>
  );
}
