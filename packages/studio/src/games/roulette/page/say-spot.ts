import { oddsUnit } from '@maidan/betting';
import type { OutsideSpot, StudioTexts } from '../../../pages/texts/en.ts';
import type { Spot } from '../spots.ts';

/** Such as "Corner 1-2-4-5", in the player's language. */
export function saySpot({ roulette: texts }: StudioTexts, { id, kind, covers }: Spot): string {
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
