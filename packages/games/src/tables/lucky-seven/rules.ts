import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import { high, low, onCard } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'Eight packs of 52 cards, shuffled for every round. One card is turned up.',
    'Low wins with an ace to a six, High with an eight to a king. A seven is neither: Low and High then lose half the stake and the other half is returned.',
    'The ace counts 1, the jack 11, the queen 12 and the king 13. Even and Odd go by this number, and a seven is odd.',
    'Red is hearts and diamonds, Black is spades and clubs. A card tile wins when that card is turned up, in whatever suit.',
  ],
  pays: [
    payRow('Low, ace to six', [low]),
    payRow('High, eight to king', [high]),
    payRow('Even', [onCard.even]),
    payRow('Odd', [onCard.odd]),
    payRow('Red or Black', [onCard.red, onCard.black]),
    payRow('One of thirteen cards', onCard.ranks),
  ],
};
