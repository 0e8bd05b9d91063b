import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import { dragon, onCard, pair, tie, tiger } from './options.ts';

const both = [onCard.dragon, onCard.tiger];

export const rules: GameRules = {
  paragraphs: [
    'Eight packs of 52 cards, shuffled for every round. Dragon and Tiger get one card each, Dragon first.',
    'The higher card wins. The king is the highest and the ace the lowest.',
    'Cards of one rank are decided by suit: spades beat hearts, hearts beat clubs, clubs beat diamonds.',
    'Tie wins when both cards are of the same rank and the same suit. Dragon and Tiger then lose the whole stake.',
    'Pair wins when both cards are of the same rank, also in a tie.',
    'The other bets are on the card of one side, whoever wins. The ace counts 1, the jack 11, the queen 12 and the king 13. Red is hearts and diamonds.',
  ],
  pays: [
    payRow('Dragon or Tiger', [dragon, tiger]),
    payRow('Tie, same rank and suit', [tie]),
    payRow('Pair, same rank', [pair]),
    payRow(
      'Card of one side: even',
      both.map(({ even }) => even),
    ),
    payRow(
      'Card of one side: odd',
      both.map(({ odd }) => odd),
    ),
    payRow(
      'Card of one side: red or black',
      both.flatMap(({ red, black }) => [red, black]),
    ),
    payRow(
      'Card of one side: its rank',
      both.flatMap(({ ranks }) => ranks),
    ),
  ],
};
