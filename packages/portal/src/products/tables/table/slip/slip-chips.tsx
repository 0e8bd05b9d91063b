import { coinsFromWhole, type Limits } from '@maidan/betting';
import { Chip } from '@maidan/games/boards';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { type ChipLook, Chips } from '@maidan/ui/slip/chips.tsx';
import { useChips } from '../../../../betting/client-chips.ts';
import { useBettingTexts } from '../../../../betting/texts/betting-texts.ts';
import { defaultChips } from '../../../../house/session-wire.ts';

interface SlipChipsProps {
  readonly label: string;
  readonly stake: number;
  readonly disabled: boolean;
  /** Undefined where the house does not send them. */
  readonly limits: Limits | undefined;
  readonly onPick: (stake: number) => void;
}

const look: ChipLook = {
  row: 'grid grid-cols-4 gap-1',
  chip: 'focus-inset grid min-h-13 place-items-center rounded-lg border-2 disabled:opacity-55',
  chosen: 'border-primary bg-primary/14',
  other: 'border-transparent',
};

/** The client's own stakes as chips, four in a row; a tap sets the stake. One that the house would refuse says so instead. */
export function SlipChips({ label, stake, disabled, limits, onPick }: SlipChipsProps) {
  const chips = useChips();
  const texts = useBettingTexts();
  const formatFit = (fit: FittedChip['fit']): string | undefined => {
    if (limits === undefined || fit === 'fits') return undefined;
    return fit === 'below'
      ? texts.belowMin(formatSummary(limits.stakeMin))
      : texts.aboveMax(formatSummary(limits.stakeMax));
  };
  const shown = fitChips(chips, limits).map(({ chip, fit }) => ({
    amount: chip,
    refusal: formatFit(fit),
    face: <Chip amount={coinsFromWhole(chip)} size={44} />,
  }));
  return <Chips look={look} label={label} chips={shown} chosen={stake} disabled={disabled} onPick={onPick} />;
}

interface FittedChip {
  readonly chip: number;
  /** Whether the house would refuse it as a stake, and why. */
  readonly fit: 'fits' | 'below' | 'above';
}

/** The usual set over its least chip: what a set of a table's own is made of. */
const steps = [1, 2, 5, 10, 20, 50, 100, 250] as const;

/**
 * The client's chips, each with whether it may be staked. A client without chips of its own gets a set that begins at the least
 * stake and ends at the most.
 */
export function fitChips(chips: readonly number[], limits: Limits | undefined): readonly FittedChip[] {
  if (limits === undefined) return [...new Set(chips)].map((chip) => ({ chip, fit: 'fits' }));
  const areOwn = hasChosen(chips);
  const least = Number((limits.stakeMin + 99n) / 100n);
  const set = areOwn ? chips : steps.map((step) => step * least);
  const fitted = [...new Set(set)].map((chip): FittedChip => ({ chip, fit: fitOf(chip, limits) }));
  return areOwn ? fitted : fitted.filter(({ fit }) => fit === 'fits');
}

const hasChosen = (chips: readonly number[]): boolean =>
  chips.length !== defaultChips.length || chips.some((chip, place) => chip !== defaultChips[place]);

function fitOf(chip: number, { stakeMin, stakeMax }: Limits): FittedChip['fit'] {
  const stake = coinsFromWhole(chip);
  if (stake < stakeMin) return 'below';
  return stake > stakeMax ? 'above' : 'fits';
}
