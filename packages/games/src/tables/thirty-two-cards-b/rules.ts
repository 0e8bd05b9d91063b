import type { GameRules } from '../../game.ts';
import { layList } from '../../kit/lay-rules.ts';
import { payRow } from '../../kit/pay-row.ts';
import { playerParagraphs } from '../thirty-two-cards/rules.ts';
import {
  colours,
  highTotal,
  lowTotal,
  parities,
  players,
  singles,
  threeBlack,
  threeRed,
  twoTwo,
} from './options.ts';

const singlesThatReturn = (percent: number) => singles.filter(({ returns }) => returns === percent);
const returnsOfSingles = [...new Set(singles.map(({ returns }) => returns))];

export const rules: GameRules = {
  paragraphs: [
    ...playerParagraphs(players),
    'All other bets are on the first card of each player, without the points players start with.',
    'Odd and Even are of one player’s first card: the jack is odd, the queen even, the king odd.',
    `Any Three Card Black wins with three or four black cards, Any Three Card Red with three or four red ones, Two Black Two Red with two of each. Lay rates: ${layList(colours)}.`,
    '8 & 9 Total wins when the cards of players 8 and 9 add up to more than those of 10 and 11, and 10 & 11 Total when they add up to less. If they are equal, both stakes are returned.',
    'Single wins when the sum of the four first cards ends in its digit.',
  ],
  pays: [
    ...players.map((player) => payRow(player.name, [player])),
    payRow(
      'First card odd or even',
      parities.flatMap(({ odd, even }) => [odd, even]),
    ),
    payRow('Any Three Card Black or Red', [threeBlack, threeRed]),
    payRow('Two Black Two Red', [twoTwo]),
    payRow('8 & 9 Total or 10 & 11 Total', [lowTotal, highTotal]),
    ...returnsOfSingles.map((percent) => {
      const alike = singlesThatReturn(percent);
      return payRow(`Single ${alike.map(({ name }) => name.charAt(0)).join(', ')}`, alike);
    }),
  ],
};
