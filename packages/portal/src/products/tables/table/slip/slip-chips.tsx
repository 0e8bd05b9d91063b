import { coinsFromWhole, type Limits } from '@maidan/betting';
import { Chip } from '@maidan/games/boards';
import { classes } from '@maidan/ui/classes.ts';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useChips } from '../../../../betting/chip-set.ts';
import { type FittedChip, fitChips } from '../../../../betting/fit-chips.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';

interface SlipChipsProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled: boolean;
  /** Undefined where the house does not send them. */
  readonly limits: Limits | undefined;
  readonly onPick: (stake: number) => void;
}

/** The client's own stakes as chips, four in a row; a tap sets the stake. One that the house would refuse says so instead. */
export function SlipChips({ label, stake, disabled, limits, onPick }: SlipChipsProps) {
  const chips = useChips();
  const texts = useBettingTexts();
  const sayFit = (fit: FittedChip['fit']): string | undefined => {
    if (limits === undefined || fit === 'fits') return undefined;
    return fit === 'below'
      ? texts.belowMin(formatSummary(limits.stakeMin))
      : texts.aboveMax(formatSummary(limits.stakeMax));
  };
  return (
    <fieldset disabled={disabled} className="grid grid-cols-4 gap-1">
      <legend className="sr-only">{label}</legend>
      {fitChips(chips, limits).map(({ chip, fit }) => (
        <button
          key={chip}
          type="button"
          aria-pressed={chip === stake}
          disabled={fit !== 'fits'}
          title={sayFit(fit)}
          onClick={() => onPick(chip)}
          className={classes(
            'focus-inset grid min-h-13 place-items-center rounded-lg border-2 disabled:opacity-55',
            chip === stake ? 'border-primary bg-primary/14' : 'border-transparent',
          )}
        >
          <span className="sr-only">{[formatSummary(chip), sayFit(fit)].filter(Boolean).join('. ')}</span>
          <Chip amount={coinsFromWhole(chip)} size={44} />
        </button>
      ))}
    </fieldset>
  );
}
