import type { GameRules } from '../../game.ts';
import { payRow } from '../../kit/pay-row.ts';
import { pairPlusOf, playerOf, prizes } from './options.ts';

export const rules: GameRules = {
  paragraphs: [
    'One pack of 52 cards, shuffled for every round. Player A and Player B get three cards each, one at a time, A first.',
    'The higher hand wins. From the top: pure sequence, trail, sequence, colour, pair, high card.',
    'The highest sequence is A-K-Q, then A-2-3, then K-Q-J, down to 4-3-2. Between hands of one kind the higher ranks win, and suits never count.',
    'If the hands are equal, stakes on Player A and Player B are returned. Pair plus stands.',
    `Pair plus pays on what a hand is, whether it wins or not: ${prizes.pair} to 1 for a pair, ${prizes.colour} to 1 for a colour, ${prizes.sequence} to 1 for a sequence, ${prizes.trail} to 1 for a trail, ${prizes['pure-sequence']} to 1 for a pure sequence. Only the best prize is paid, and a high card loses. The rate shown is that of a pair, with the stake.`,
  ],
  pays: [
    payRow('Player A or Player B', [playerOf.a, playerOf.b]),
    payRow('Pair plus, from a pair up', [pairPlusOf.a, pairPlusOf.b]),
  ],
};
