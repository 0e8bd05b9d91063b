import { oddsUnit } from '@maidan/betting';
import { type Spot, spotOf } from '../spots.ts';
import type { OutsideSpot } from '../texts/en.ts';
import type { RouletteTexts } from '../texts/texts.ts';

/** Such as "Corner 1-2-4-5", in the player's language. */
export function formatSpot({ roulette: texts }: RouletteTexts, { id, kind, covers }: Spot): string {
  const numbers = covers.join('-');
  switch (kind) {
    case 'straight':
    case 'split':
    case 'street':
    case 'corner':
    case 'line':
      return texts[kind](numbers);
    default:
      return texts.outside[id as OutsideSpot];
  }
}

/** The 35 of "35 to 1". */
export const profitOf = ({ odds }: Spot): string => String(odds / oddsUnit);

/** An option, such as "corner-1-2-4-5", in the player's language. */
export function formatOption(texts: RouletteTexts, option: string): string {
  const spot = spotOf(option);
  return spot === undefined ? option : formatSpot(texts, spot);
}
