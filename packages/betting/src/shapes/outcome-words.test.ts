import { expect, test } from 'vitest';
import { type MarketDefinition, type MarketOutcome, shapeOf } from '../market.ts';
import { odds } from '../prices/odds.ts';

const runners = ['1', '2', '3'];
const names = new Map([
  ['1', 'Lions'],
  ['2', 'Tigers'],
  ['3', 'Smith, J.'],
]);

const match: MarketDefinition = { shape: 'winner', rule: 'decimal', runners };
const race: MarketDefinition = { shape: 'places', runners, places: 2 };
const draw: MarketDefinition = { shape: 'numbers', numbers: ['12', '13'] };
const cards = { id: 'cards', options: ['1', '2'] };
const colour = { id: 'colour', options: ['red', 'black'] };
const table: MarketDefinition = { shape: 'options', groups: [cards, colour] };

const cases: [string, MarketDefinition, MarketOutcome][] = [
  ['Lions', match, { winner: '1' }],
  ['"Smith, J."', match, { winner: '3' }],
  ['Lions, Tigers', match, { deadHeat: { winners: ['1', '2'] } }],
  ['void', match, { void: true }],
  ['Tigers, Lions', race, { placed: { winners: ['2', '1'], withdrawn: [] } }],
  ['Tigers; withdrawn Lions', race, { placed: { winners: ['2'], withdrawn: ['1'] } }],
  ['45', { shape: 'line' }, { run: 45 }],
  ['12', draw, { number: '12' }],
  ['12, 13', draw, { shared: { numbers: ['12', '13'] } }],
  ['1.85x', { shape: 'flight' }, { crash: 185 }],
  ['cards: Lions; colour: void', table, { groups: { cards: '1', colour: { void: true } } }],
  ['cards: none; colour: red', table, { groups: { cards: { verdicts: {} }, colour: 'red' } }],
  ['Lions', { shape: 'options', groups: [cards] }, { groups: { cards: '1' } }],
];

test.each(cases)('%s is written for an outcome and read back as the same', (words, definition, outcome) => {
  const shape = shapeOf(definition);
  expect(shape.formatOutcome(definition, outcome, names)).toBe(words);
  expect(shape.readOutcome(definition, words, names)).toEqual(outcome);
});

test('a prize and a returned stake of a table are written option by option', () => {
  const pair = {
    id: 'pair',
    options: ['1', '2'],
    outcomes: [{ id: 'x', verdicts: { '1': { pays: odds(25_000) }, '2': 'push' } }],
  } as const;
  const definition: MarketDefinition = { shape: 'options', groups: [pair] };
  const outcome: MarketOutcome = { groups: { pair: { verdicts: pair.outcomes[0].verdicts } } };
  const shape = shapeOf(definition);
  expect(shape.formatOutcome(definition, outcome, names)).toBe('Lions=pays 2.5, Tigers=push');
  expect(shape.readOutcome(definition, 'lions=pays 2.5, 2=push', names)).toEqual(outcome);
  expect(shape.winners(definition, outcome)).toEqual(['1']);
});

const read: [string, MarketDefinition, MarketOutcome | undefined][] = [
  ['tigers', match, { winner: '2' }],
  ['2', match, { winner: '2' }],
  ['Smith, J.', match, { winner: '3' }],
  ['Lions, lions', match, undefined],
  ['Bears', match, undefined],
  ['Lions, Bears', match, undefined],
  ['Lions; withdrawn Lions', race, undefined],
  ['Lions; Tigers', race, undefined],
  ['1.85', { shape: 'flight' }, { crash: 185 }],
  ['0.99', { shape: 'flight' }, undefined],
  ['45.5', { shape: 'line' }, undefined],
  ['colour: red; cards: 2', table, { groups: { cards: '2', colour: 'red' } }],
  ['cards: 2', table, undefined],
  ['cards: 2; cards: 1', table, undefined],
  ['cards: 1=win, 2=win; colour: red', table, undefined],
];

test.each(read)('%s is read as what it means', (words, definition, outcome) => {
  expect(shapeOf(definition).readOutcome(definition, words, names)).toEqual(outcome);
});

test('runners with the same name are distinguished by their ids, and not read by the name alone', () => {
  const alike = new Map([
    ['1', 'Lions'],
    ['2', 'Lions'],
  ]);
  expect(shapeOf(match).formatOutcome(match, { winner: '2' }, alike)).toBe('Lions (2)');
  expect(shapeOf(match).readOutcome(match, 'Lions (2)', alike)).toEqual({ winner: '2' });
  expect(shapeOf(match).readOutcome(match, 'Lions', alike)).toBeUndefined();
});
