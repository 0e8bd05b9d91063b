import { type GameRules, payRow } from '../../kit/game-rules.ts';
import { options } from './options.ts';

export const templateTableRules: GameRules = {
  code: 'template-table',
  paragraphs: ['One card from a pack of 52. Red or Black wins by its colour.'],
  pays: [payRow('Red or Black', options)],
};
