import { expect, test } from 'vitest';
import { readEntry } from './entry-field.tsx';

const jodis = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
const pannas = ['128', '137', '146', '120', '380'];

test.each(['', '  ', 'abc', ', '])('%j is an empty entry', (typed) => {
  expect(readEntry(typed, jodis)).toEqual({ kind: 'empty' });
});

test('the beginning of a number is a search', () => {
  expect(readEntry('0', jodis)).toEqual({ kind: 'search', start: '0' });
  expect(readEntry(' 12', pannas)).toEqual({ kind: 'search', start: '12' });
});

test('a whole number is picked, and several at once, with any separator', () => {
  expect(readEntry('07', jodis)).toEqual({ kind: 'numbers', numbers: ['07'], unknown: [] });
  expect(readEntry('07, 12 21/12', jodis)).toEqual({
    kind: 'numbers',
    numbers: ['07', '12', '21'],
    unknown: [],
  });
});

test('entries that are not numbers of the game are named', () => {
  expect(readEntry('121 137', pannas)).toEqual({ kind: 'numbers', numbers: ['137'], unknown: ['121'] });
  expect(readEntry('100', jodis)).toEqual({ kind: 'numbers', numbers: [], unknown: ['100'] });
  expect(readEntry('7 12', jodis)).toEqual({ kind: 'numbers', numbers: ['12'], unknown: ['7'] });
});

test('four digits or more mean every panna made of them', () => {
  expect(readEntry('1280', pannas)).toEqual({ kind: 'motor', numbers: ['128', '120'] });
});

test('digits of Hindi and Arabic keyboards are accepted', () => {
  expect(readEntry('०७ ١٢', jodis)).toEqual({ kind: 'numbers', numbers: ['07', '12'], unknown: [] });
});
