import { expect, test } from 'vitest';
import { fakeMatka } from '../fake-matka.ts';
import { dayShare, dueFirst, marketPhase, timeUntil } from './market.ts';

const at = (time: string) => Date.parse(`2026-07-14T${time}+05:30`);
const matka = fakeMatka();
const drawn = (status: 'drawn' | 'cancelled') => ({
  ...matka,
  draws: { ...matka.draws, close: { ...matka.draws.close, status } },
});

test('open bets are taken until the open time, close bets until the close time', () => {
  expect(marketPhase(matka, at('15:44:59.999'))).toEqual({ kind: 'open', until: at('15:45') });
  expect(marketPhase(matka, at('15:45'))).toEqual({ kind: 'close', until: at('17:45') });
  expect(marketPhase(matka, at('17:45'))).toEqual({ kind: 'drawing', until: at('17:50') });
});

test.each(['drawn', 'cancelled'] as const)('the day is over once the close draw is %s', (status) => {
  expect(marketPhase(drawn(status), at('17:51'))).toEqual({ kind: 'over' });
});

test('a market whose every flag is off takes no bets, whatever the time', () => {
  const off = { ...matka, openBet: false, closeBet: false, jodiBet: false };
  expect(marketPhase(off, at('12:00'))).toEqual({ kind: 'off' });
});

test('the market due first is the one that shuts next', () => {
  const later = fakeMatka({ matkaEventId: '2' });
  const draws = { ...later.draws, open: { ...later.draws.open, betsUntil: '2026-07-14T09:00:00.000Z' } };
  expect(dueFirst([matka, { ...later, draws }], at('12:00'))?.matkaEventId).toBe('2');
  expect(dueFirst([drawn('drawn')], at('23:00'))).toBeUndefined();
  expect(dueFirst([], at('12:00'))).toBeUndefined();
});

test('the time left is rounded up to whole seconds', () => {
  expect(timeUntil(at('17:45'), at('17:38:18'))).toBe('00:06:42');
  expect(timeUntil(at('17:45'), at('17:44:59.999'))).toBe('00:00:01');
  expect(timeUntil(at('17:45'), at('18:00'))).toBe('00:00:00');
});

test('the day lasts from midnight until bets shut last', () => {
  expect(dayShare(matka, at('00:00'))).toBe(0);
  expect(dayShare(matka, at('08:52:30'))).toBe(0.5);
  expect(dayShare(matka, at('20:00'))).toBe(1);
});
