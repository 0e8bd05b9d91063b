import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import {
  even,
  firstAndar,
  firstBahar,
  jokerRanks,
  odd,
  secondAndar,
  secondBahar,
  sideAndar,
  sideBahar,
} from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'One pack of 52 cards, shuffled for every round.',
    'Before the joker is turned up, bet on its rank, or on whether it is odd or even: the ace counts 1, the jack 11, the queen 12 and the king 13.',
    'Then the joker lies open, and the first bet is on the side where the next card of its rank will fall: Andar or Bahar. Cards fall on Bahar first, then on Andar, and so in turn.',
    'SB wins if the very first card matches the joker, SA if the second does.',
    'If neither of the first two cards matches, there is a second bet on Andar or Bahar. First bets stay as they are.',
    'Bahar gets the first card and so wins more often, 51.5 rounds in a hundred: it pays less than Andar.',
    'Suits of the joker are shown and take no bets.',
  ],
  pays: [
    payRow('1st Bet Andar', [firstAndar]),
    payRow('1st Bet Bahar', [firstBahar]),
    payRow('2nd Bet Andar', [secondAndar]),
    payRow('2nd Bet Bahar', [secondBahar]),
    payRow('SA, second card matches', [sideAndar]),
    payRow('SB, first card matches', [sideBahar]),
    payRow('Joker odd', [odd]),
    payRow('Joker even', [even]),
    payRow('Rank of the joker', jokerRanks),
  ],
};
