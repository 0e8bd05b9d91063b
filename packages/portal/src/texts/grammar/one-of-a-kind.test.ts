import { expect, test } from 'vitest';
import { en as home } from '../../app/home/texts/en.ts';
import { en as sports } from '../../products/sports/texts/en.ts';
import { es } from '../../products/sports/texts/es.ts';
import { fr } from '../../products/sports/texts/fr.ts';
import { it } from '../../products/sports/texts/it.ts';
import { en as casino } from '../../products/tables/option-texts/en.ts';

test.each([
  [sports.match.fromBalls(1), 'from 1 ball'],
  [sports.match.fromBalls(2), 'from 2 balls'],
  [sports.slip.runsOrMore(1), 'If 1 run or more'],
  [sports.slip.runsOrFewer(0), 'If 0 runs or fewer'],
  [home.games.secondsLeft(1), '1 second left to bet'],
  [casino.list.secondsLeft('1'), '1 second to bet'],
  [fr.slip.runsOrFewer(0), 'Si 0 course ou moins'],
  [fr.match.fromBalls(1), 'en 1 balle'],
  [es.match.fromBalls(1), 'en 1 bola'],
  [it.slip.runsOrMore(1), 'Se 1 punto o più'],
])('one of a kind has no plural: %s', (text, expected) => {
  expect(text).toBe(expected);
});
