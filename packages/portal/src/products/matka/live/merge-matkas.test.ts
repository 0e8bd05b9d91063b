import { expect, test } from 'vitest';
import { fakeMatka } from '../fake-matka.ts';
import { activeMatkas, mergeMatkas } from './merge-matkas.ts';

const { betStatus: _, now: __, ...state } = fakeMatka({ result: '134-8*-***', openBet: false });

test('a push changes what is common to all clients, and keeps what is this client’s own', () => {
  const shut = fakeMatka({ betStatus: false });
  const other = fakeMatka({ matkaEventId: '2' });
  expect(mergeMatkas([shut, other], [state])).toEqual([
    { ...shut, result: '134-8*-***', openBet: false },
    other,
  ]);
});

test('for a market that the list does not have, the list is requested again', () => {
  expect(mergeMatkas([fakeMatka()], [{ ...state, matkaEventId: '9' }])).toBeUndefined();
});

test('markets are sorted by priority, without inactive ones', () => {
  const markets = [
    fakeMatka({ matkaEventId: '1', priority: 3 }),
    fakeMatka({ matkaEventId: '2', priority: 1 }),
    fakeMatka({ matkaEventId: '3', priority: 2, matkaStatus: false }),
    fakeMatka({ matkaEventId: '4', priority: 2, isDeleted: 1 }),
  ];
  expect(activeMatkas(markets).map(({ matkaEventId }) => matkaEventId)).toEqual(['2', '1']);
});
