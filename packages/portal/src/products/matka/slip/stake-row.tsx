import { classes } from '@maidan/ui/classes.ts';
import { NumberField } from '@maidan/ui/form/number-field.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useChips } from '../../../betting/chip-set.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

interface StakeRowProps {
  readonly amount: number;
  readonly disabled: boolean;
  readonly onAmount: (amount: number) => void;
}

/** From here on an amount is too long for its usual width. */
const longFrom = 1_000_000;

/**
 * The amount, and the client's own stakes: on a phone in one row that scrolls, beside the numbers all
 * visible.
 */
export function StakeRow({ amount, disabled, onAmount }: StakeRowProps) {
  const { slip: texts } = useMatkaTexts();
  const chips = [...new Set(useChips())];
  return (
    <div className="flex items-center gap-1.5 md:flex-col md:items-stretch">
      <div className={amount < longFrom ? 'w-20 shrink-0 md:w-auto' : 'w-28 shrink-0 md:w-auto'}>
        <NumberField
          label={texts.amount}
          labelHidden
          value={amount}
          onValueChange={onAmount}
          disabled={disabled}
          digitsMax={10}
          enterKeyHint="done"
          className="mk-figure px-2 text-lg!"
        />
      </div>
      <fieldset
        disabled={disabled}
        className="flex min-w-0 flex-1 gap-1.5 overflow-x-auto py-0.5 md:grid md:grid-cols-4"
      >
        <legend className="sr-only">{texts.chips}</legend>
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={chip === amount}
            onClick={() => onAmount(chip)}
            className={classes(
              'focus-inset mk-figure min-h-11 min-w-14 shrink-0 rounded-full border px-2.5 text-base disabled:opacity-55 md:px-1 md:text-sm',
              chip === amount ? 'border-primary bg-primary/14 text-primary' : 'border-edge bg-background',
            )}
          >
            {formatSummary(chip)}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
