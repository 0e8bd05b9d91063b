import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import { options } from './options.ts';
import { returnFloor } from './quote.ts';

export const rules: GameRules = {
  paragraphs: [
    'One pack of 52 cards, shuffled for every round. Player A and Player B get three cards each, one at a time, A first.',
    'The higher hand wins. From the top: pure sequence, trail, sequence, colour, pair, high card.',
    'The highest sequence is A-K-Q, then A-2-3, then K-Q-J, down to 4-3-2. Between hands of one kind the higher ranks win, and suits never count.',
    'Bets are taken before the first card, again after two cards, and again after four.',
    'Lagai backs a player to win; khai lays him to lose. A khai wins the stake if he loses, and pays the rate less the stake if he wins.',
    `Rates follow the exact chance of each hand with the cards on the table: a lagai is offered 97 % of the profit that chance is worth, and a khai asks for 103 % of it, both rounded to two decimals. Every rate on offer returns at least ${returnFloor} % of what it risks. A hand that is as good as beaten, or sure to win, takes no bets.`,
    'If the hands are equal, every stake is returned.',
  ],
  pays: [payRow('Player A or Player B, lagai before the first card', options)],
};
