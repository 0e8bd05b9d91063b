import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import { options } from './options.ts';

export const rules: GameRules = {
  paragraphs: ['One card from a pack of 52. Red or Black wins by its colour.'],
  pays: [payRow('Red or Black', options)],
};
