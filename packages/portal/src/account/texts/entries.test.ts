import { expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';

test.each([
  [en.statement.rows('1'), '1 entry'],
  [en.statement.rows('270'), '270 entries'],
  [hi.statement.rows('1'), '1 प्रविष्टि'],
  [hi.pending.bets(1), '1 खुला सौदा'],
  [hi.pending.bets(2), '2 खुले सौदे'],
  [fr.details.won('0'), 'Vous avez gagné 0 jeton.'],
  [fr.details.won('1.50'), 'Vous avez gagné 1.50 jeton.'],
  [fr.details.lost('10'), 'Vous avez perdu 10 jetons.'],
  [es.details.won('1'), 'Has ganado 1 moneda.'],
  [es.details.won('0'), 'Has ganado 0 monedas.'],
  [it.details.lost('1'), 'Hai perso 1 gettone.'],
])('entries, bets and coins have the plural of their number: %s', (text, expected) => {
  expect(text).toBe(expected);
});
