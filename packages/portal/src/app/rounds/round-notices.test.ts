import { beforeAll, expect, test } from 'vitest';
import { loadBetParts } from '../../product-parts.ts';
import { gatherRounds, isSeenAt, noticeOf } from './round-notices.tsx';

beforeAll(loadBetParts);

const round = {
  ledgerType: 'diamondCasino',
  eventId: '3048',
  roundId: 'teen9.17',
  name: 'Teenpatti Test',
  profit: 1_940,
} as const;
/** An hour before midnight UTC, which is the next day at +05:30. */
const late = Date.UTC(2026, 10, 16, 23);

test('a round of a table is named by table and number, and links to the table’s bets of the day', () => {
  expect(noticeOf(round, late)).toEqual({
    id: 'teen9.17',
    title: 'Teenpatti Test · teen9.17',
    profit: 1_940,
    to: '/main/ledger-casino-details/3048/diamondCasino/2026-11-17',
  });
});

test('a table has its name in the player’s language', () => {
  expect(noticeOf(round, late, (name) => `<${name}>`).title).toBe('<Teenpatti Test> · teen9.17');
});

test.each([
  ['matka', '/main/matka-bet-list'],
  ['internationalCasino', '/main/international-ledger-casino-details/3048/internationalCasino/2026-11-17'],
] as const)('a round of %s is named by its game only', (ledgerType, to) => {
  expect(noticeOf({ ...round, ledgerType }, late)).toMatchObject({ title: 'Teenpatti Test', to });
});

test('a launched game has its name in the player’s language', () => {
  const spun = { ...round, ledgerType: 'internationalCasino', name: 'Roulette' } as const;
  expect(noticeOf(spun, late, (name) => `<${name}>`).title).toBe('<Roulette>');
});

test.each([
  ['/main/teen9/3048', true],
  ['/main/ledger', false],
  ['/main/ab2/3043', false],
])('at %s a round of table 3048 is visible: %s', (pathname, isSeen) => {
  expect(isSeenAt(pathname, round)).toBe(isSeen);
});

test('all that one matka draw decides is one notice, and rounds of a table stay separate', () => {
  const draw = { ...round, ledgerType: 'matka', name: 'Kalyan' } as const;
  const settled = [
    { ...draw, roundId: 'kalyan-close.3', profit: -0.1 },
    { ...draw, roundId: 'kalyan-jodi.3', profit: -0.2 },
    round,
    { ...round, roundId: 'teen9.18', profit: -1_000 },
  ];
  expect(gatherRounds(settled).map(({ roundId, profit }) => [roundId, profit])).toEqual([
    ['kalyan-close.3', -0.3],
    ['teen9.17', 1_940],
    ['teen9.18', -1_000],
  ]);
});

test('a round of a virtual game is visible at its address, which has its name instead of its id', () => {
  expect(isSeenAt('/main/virtual-games/roultee', { eventId: '100000' })).toBe(true);
  expect(isSeenAt('/main/virtual-games/roultee', { eventId: '400000' })).toBe(false);
});

test('a flight is visible on the flight page, whose address need not contain its id', () => {
  expect(isSeenAt('/main/aviator', { eventId: '303031' })).toBe(true);
  expect(isSeenAt('/main/dashboard', { eventId: '303031' })).toBe(false);
});
