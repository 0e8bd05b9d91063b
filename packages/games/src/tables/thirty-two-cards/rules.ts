import type { GameRules } from '../../game.ts';
import { layList } from '../../kit/lay-rules.ts';
import { payRow } from '../../kit/pay-row.ts';
import type { PricedOption } from '../../kit/priced-option.ts';
import { options } from './options.ts';

export const playerParagraphs = (players: readonly PricedOption[]): readonly string[] => [
  'Thirty-two cards, sixes to kings, shuffled for every round. They count 6 to 10, the jack 11, the queen 12 and the king 13.',
  'Players 8, 9, 10 and 11 start with that many points, and each gets one card. The highest total wins.',
  'If players lead together, only they get another card, and so on until one leads alone. Should the pack run out, it is shuffled again.',
  `Back a player to win, or lay him to lose. Lay rates: ${layList(players)}. A lay wins the stake if he loses, and pays the rate less the stake if he wins.`,
];

export const rules: GameRules = {
  paragraphs: playerParagraphs(options),
  pays: options.map((option) => payRow(option.name, [option])),
};
