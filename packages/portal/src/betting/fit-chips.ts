import { coinsFromWhole, type Limits } from '@maidan/betting';
import { defaultChips } from '../house/session-wire.ts';

export interface FittedChip {
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
