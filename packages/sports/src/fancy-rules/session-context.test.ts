import { expect, test } from 'vitest';
import { contextOfMatch, shortNameOf } from './session-context.ts';

test('the short name of a side is its initials, or three letters of its one word', () => {
  expect(
    ['India', 'South Africa', 'Royal Challengers Bangalore', 'Trinidad & Tobago Red Steel'].map(shortNameOf),
  ).toEqual(['IND', 'SA', 'RCB', 'TTRS']);
});

test('two sides that would share a short name have their full names only', () => {
  const players = { 'Sri Lanka': [], 'St Lucia': [] };
  expect(contextOfMatch({ teams: ['Sri Lanka', 'St Lucia'], players }).teams).toEqual([
    { name: 'Sri Lanka', shortNames: [] },
    { name: 'St Lucia', shortNames: [] },
  ]);
});
