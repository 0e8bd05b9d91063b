import type { CasinoBet, FancyBet, MatchBet, PendingBet } from '@maidan/contract/wire';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadBetParts, pageOf } from '../../product-parts.ts';
import { fillHeld, groupBets, heldForLine, heldForRunners, type OpenBetsData } from './group-bets.ts';

beforeAll(loadBetParts);

const pending = (_id: string, amount: number, marketType: string): PendingBet => ({
  _id,
  market: `bet ${_id}`,
  amount,
  rate: 0.9,
  type: 'LAGAI',
  time: '2026-01-01T00:00:00.000Z',
  marketType,
});

const ofMatch = { marketId: '1.1', eventId: 'e1', matchName: 'Lions v Tigers' };
const onRunner = (_id: string, teamName: string, positionInfo: Record<string, number>) =>
  ({ ...ofMatch, _id, oddsType: 'bookmaker', teamName, positionInfo }) as unknown as MatchBet;
const onLine = (_id: string, amount: number) =>
  ({
    ...ofMatch,
    _id,
    sessionName: '6 over runs',
    selectionId: 's1',
    run: 45,
    type: 'Y',
    amount,
    odds: 0.9,
  }) as FancyBet;
const onRound = (_id: string, roundId: string) =>
  ({ _id, eventId: '3030', gameName: '20-20 Teenpatti', roundId, playerName: 'Player A' }) as CasinoBet;

const lists = (changes: Partial<OpenBetsData>): OpenBetsData => ({
  oddsBetsData: [],
  sessionBetsData: [],
  casinoBetData: [],
  pendingBetData: [],
  ...changes,
});

test('bets are grouped by match and market, each with its stakes and what it holds', () => {
  const [event, ...others] = groupBets(
    lists({
      oddsBetsData: [
        onRunner('1', 'Lions', { '1': 900, '2': -1000 }),
        onRunner('3', 'Tigers', { '1': -400, '2': 380 }),
      ],
      sessionBetsData: [onLine('2', 500)],
      pendingBetData: [
        pending('3', 400, 'bookmaker'),
        pending('2', 500, 'fancy'),
        pending('1', 1000, 'bookmaker'),
      ],
    }),
  );
  expect(others).toEqual([]);
  expect(event).toMatchObject({ name: 'Lions v Tigers', stakes: 1900, held: 1120 });
  expect(
    event?.markets.map(({ name, stakes, held, bets }) => [name, stakes, held, bets.map(({ on }) => on)]),
  ).toEqual([
    [undefined, 1400, 620, ['Tigers', 'Lions']],
    ['6 over runs', 500, 500, [{ run: 45 }]],
  ]);
});

test('what the bets of a market may lose is the sum of each alone, and a Khai or No may not lose its stake', () => {
  const mayLose = (changes: Partial<OpenBetsData>) => groupBets(lists(changes))[0]?.markets[0]?.mayLose;
  const [one, two] = [pending('1', 1000, 'bookmaker'), pending('2', 1000, 'bookmaker')];
  const khai = onRunner('1', 'Tigers', { '1': 1000, '2': -910 });
  const lagai = onRunner('2', 'Tigers', { '1': -1000, '2': 900 });
  expect(mayLose({ oddsBetsData: [khai, lagai], pendingBetData: [one, two] })).toBe(1910);
  const yes = { ...onRound('1', 'r1'), betType: 'Yes', amount: 1000, posArray: {} } as CasinoBet;
  const no = {
    ...onRound('2', 'r1'),
    betType: 'No',
    amount: 1000,
    posArray: { a: -880, b: 1000 },
  } as CasinoBet;
  expect(mayLose({ casinoBetData: [yes, no], pendingBetData: [one, two] })).toBe(1880);
  expect(mayLose({ pendingBetData: [one] })).toBe(1000);
});

test('a round holds the part of the exposure that the other markets do not hold', () => {
  const groups = groupBets(
    lists({
      sessionBetsData: [onLine('1', 500)],
      casinoBetData: [onRound('2', 'r1')],
      pendingBetData: [pending('2', 300, 'casino'), pending('1', 500, 'fancy')],
    }),
  );
  expect(groups.map(({ held }) => held)).toEqual([undefined, 500]);
  const [round] = fillHeld(groups, 720);
  expect(round).toMatchObject({ name: '20-20 Teenpatti', held: 220, markets: [{ name: 'r1', held: 220 }] });
});

test('a matka draw is named by market and day, not by the id of its round', () => {
  const draw = { ...onRound('1', 'nisha-jodi.1'), gameName: 'Nisha', roundName: 'Jodi 2026-01-01' };
  const [matka] = groupBets(lists({ casinoBetData: [draw], pendingBetData: [pending('1', 100, 'casino')] }));
  expect(matka).toMatchObject({ name: 'Nisha', markets: [{ name: 'Jodi 2026-01-01' }] });
});

test('if two games share the rest, or an older list holds more, what they hold stays unknown', () => {
  const two = groupBets(
    lists({
      casinoBetData: [onRound('1', 'r1'), { ...onRound('2', 'r2'), eventId: '3031' }],
      pendingBetData: [pending('1', 300, 'casino'), pending('2', 300, 'casino')],
    }),
  );
  expect(fillHeld(two, 600)).toBe(two);
  const older = groupBets(
    lists({
      sessionBetsData: [onLine('1', 500)],
      casinoBetData: [onRound('2', 'r1')],
      pendingBetData: [pending('1', 500, 'fancy'), pending('2', 300, 'casino')],
    }),
  );
  expect(fillHeld(older, 400)).toBe(older);
});

test('a bet that is in no other list is shown with its own text', () => {
  const [alone] = groupBets(lists({ pendingBetData: [pending('9', 100, 'matka')] }));
  expect(alone).toMatchObject({ name: 'bet 9', stakes: 100, held: undefined });
});

test('a group links to its match, its table or its flight, and one of another house has no link', () => {
  expect(pageOf({ match: { marketId: '1.1', eventId: 'e1' } })).toBe('/main/match-deatils/1.1/e1');
  expect(pageOf({ gameId: '3030' })).toBe('/main/teen20/3030');
  expect(pageOf({ gameId: '303031' })).toBe('/main/aviator/303031');
  expect(pageOf({ gameId: '900000' })).toBeUndefined();
});

describe('on a market of runners', () => {
  test('bets on both sides hold the loss with the worse winner', () => {
    const lions = { positionInfo: { '1': 900, '2': -1000 } };
    const tigers = { positionInfo: { '1': -400, '2': 380.5 } };
    expect(heldForRunners([lions])).toBe(1000);
    expect(heldForRunners([lions, tigers])).toBe(619.5);
  });

  test('bets that cannot lose hold nothing', () => {
    expect(heldForRunners([{ positionInfo: { '1': 10, '2': 0 } }])).toBe(0);
  });
});

describe('on a fancy', () => {
  const bet = { selectionId: 's', type: 'Y', amount: 1000, odds: 0.9, run: 45 } as const;

  test('a yes holds its stake, a no what it would lose', () => {
    expect(heldForLine([bet])).toBe(1000);
    expect(heldForLine([{ ...bet, type: 'N', odds: 1.1 }])).toBe(1100);
  });

  test('a yes and a no that cannot both lose hold less than the sum of both', () => {
    expect(heldForLine([bet, { ...bet, type: 'N', odds: 1.1, run: 50 }])).toBe(200);
  });
});
