import type { GameRules } from '../../game.ts';
import { layList } from '../../kit/lay-rules.ts';
import { payRow } from '../../kit/pay-row.ts';
import { akbar, amar, anthony, brothers, onCard, over, under } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'Eight packs of 52 cards, shuffled for every round. One card is turned up.',
    'Amar wins with an ace to a six, Akbar with a seven to a ten, Anthony with a jack, a queen or a king.',
    `Yes backs a player to win, No lays him to lose. Rates of No: ${layList(brothers)}. A lay wins the stake if he loses, and pays the rate less the stake if he wins.`,
    'The ace counts 1, the jack 11, the queen 12 and the king 13. Even and Odd go by this number. Red is hearts and diamonds.',
    'Under 7 wins with an ace to a six, Over 7 with an eight to a king. On a seven both lose half the stake and the other half is returned.',
  ],
  pays: [
    payRow('Amar, ace to six', [amar]),
    payRow('Akbar, seven to ten', [akbar]),
    payRow('Anthony, jack to king', [anthony]),
    payRow('Even', [onCard.even]),
    payRow('Odd', [onCard.odd]),
    payRow('Red or Black', [onCard.red, onCard.black]),
    payRow('Under 7 or Over 7', [under, over]),
    payRow('One of thirteen cards', onCard.ranks),
  ],
};
