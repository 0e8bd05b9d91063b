import { coinsFromWhole, type Leg, shapeOf } from '@maidan/betting';
import { expect, it } from 'vitest';
import {
  drawDefinition,
  jodiDefinition,
  matkaPayTableHash,
  outcomeOfJodi,
  outcomeOfPanna,
} from './draw-options.ts';
import { gameOfNumber, matkaNumbers, matkaRates, winnersOfPanna } from './matka-games.ts';
import { jodis } from './pannas.ts';

const leg = (option: string): Leg => ({
  option,
  side: 'back',
  stake: coinsFromWhole(10),
  odds: matkaRates[gameOfNumber(option)],
});

it.each([
  ['134', ['8', '134', 'EVEN']],
  ['579', ['1', '579', 'ODD']],
  ['000', ['0', '000', 'EVEN']],
])('panna %s makes %j win, and no other number of the draw', (panna, winners) => {
  const numbers = Object.entries(matkaNumbers).flatMap(([game, each]) => (game === 'jodi' ? [] : each));
  const outcome = outcomeOfPanna(panna);
  const won = numbers.filter(
    (number) => shapeOf(drawDefinition).payout(drawDefinition, leg(number), outcome) > 0n,
  );
  expect(won.toSorted()).toEqual(winners.toSorted());
  expect(winnersOfPanna(panna)).toEqual(winners);
});

it('a jodi is the open ank, then the close ank, and pays 95 times its stake', () => {
  const outcome = outcomeOfJodi('8', '0');
  const payout = (number: string) => shapeOf(jodiDefinition).payout(jodiDefinition, leg(number), outcome);
  expect([payout('80'), payout('08')]).toEqual([coinsFromWhole(940), coinsFromWhole(-10)]);
});

it('without a close draw the ten jodis that begin with the open ank pay as a single', () => {
  const outcome = outcomeOfJodi('8', undefined);
  const payout = (number: string) => shapeOf(jodiDefinition).payout(jodiDefinition, leg(number), outcome);
  const won = jodis.filter((jodi) => payout(jodi) > 0n);
  expect(won).toEqual(['80', '81', '82', '83', '84', '85', '86', '87', '88', '89']);
  expect(payout('83')).toBe(coinsFromWhole(85));
});

it('the numbers and pays that draws of version 1 committed to have not changed', () => {
  expect(matkaPayTableHash()).toBe('f176ca3a4a615ee46e3e8282c3a50e9da7e166b10bc9ea299782b1ae8bef174c');
});
