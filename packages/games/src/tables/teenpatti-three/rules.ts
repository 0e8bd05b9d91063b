import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import { places } from './deal.ts';
import { tableRows } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'One pack of 52 cards, shuffled for every round. Tiger, Lion and Dragon get three cards each, one at a time in this order.',
    'The highest hand wins. From the top: pure sequence (straight flush), trail (trio), sequence (straight), colour (flush), pair, high card.',
    'The highest sequence is A-K-Q, then A-2-3, then K-Q-J, down to 4-3-2. Between hands of one kind the higher ranks win, and suits never count.',
    'If two hands tie for the top, the whole round is void and every stake is returned, on the other rows too.',
    'The other rows pay on what a hand is, whether it wins the round or not. A hand counts in one row only: a trio is no pair, and a straight flush is neither a straight nor a flush.',
  ],
  pays: tableRows.map(({ name, cells }) =>
    payRow(
      name,
      places.map((place) => cells[place]),
    ),
  ),
};
