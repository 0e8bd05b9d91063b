import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import { even, lineOne, lineTwo, odd, singles } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'Forty cards, aces to tens of every suit, shuffled for every round. Three cards are turned up.',
    'The ace counts 1, the others what they show, and the ten counts 0. The last digit of their sum is the result: 4, 8 and 10 add up to 12, so the result is 2.',
    'Single wins when its digit is the result. Every digit comes up equally often.',
    'Line 1 is 1 to 5, Line 2 is 6 to 9 and 0. Odd and Even go by the result, and 0 is even.',
  ],
  pays: [
    payRow('Single digit', singles),
    payRow('Line 1 or Line 2', [lineOne, lineTwo]),
    payRow('Odd or Even', [odd, even]),
  ],
};
