import type { CasinoBet, FancyBet, MatchBet } from '@maidan/contract/wire';
import { tables } from '@maidan/games/rules';
import { beforeAll, expect, test } from 'vitest';
import { loadBetParts } from '../../product-parts.ts';
import { readOpenBets } from './read-open-bets-wire.ts';

beforeAll(loadBetParts);

const head = { marketId: '1.7', eventId: '7', matchName: 'Lions v Tigers', amount: 1000, odds: 0.9 };
const matchBet = (more: Partial<MatchBet> = {}) =>
  ({
    _id: 'm',
    ...head,
    teamName: 'Lions',
    oddsType: 'bookmaker',
    type: 'L',
    profit: 900,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...more,
  }) as MatchBet;
const fancyBet = (more: Partial<FancyBet> = {}) =>
  ({
    _id: 'f',
    ...head,
    sessionName: '6 OVER RUNS LIONS',
    selectionId: 's',
    run: 56,
    type: 'Y',
    odds: 1.1,
    createdAt: '2026-01-01T00:01:00.000Z',
    ...more,
  }) as FancyBet;
const table = tables.find(({ code }) => code === 'teen20');
const roundBet = (more: Partial<CasinoBet> = {}) =>
  ({
    _id: 'c',
    teamName: 'Player A',
    gameName: '20-20 Teenpatti',
    eventId: table?.eventId,
    betType: 'Yes',
    odds: 1.98,
    amount: 100,
    posArray: { 1: 98, 2: -100 },
    createdAt: '2026-01-01T00:02:00.000Z',
    ...more,
  }) as unknown as CasinoBet;

const read = (odds: MatchBet[], sessions: FancyBet[] = [], rounds: CasinoBet[] = []) =>
  readOpenBets({ oddsBetsData: odds, sessionBetsData: sessions, casinoBetData: rounds });

test('open bets of every product are in one list, newest first, each linked to its page', () => {
  const bets = read([matchBet()], [fancyBet()], [roundBet()]);
  expect(bets.map(({ id, path }) => [id, path])).toEqual([
    ['c', `/main/${table?.route}/${table?.eventId}`],
    ['f', '/main/match-deatils/1.7/7'],
    ['m', '/main/match-deatils/1.7/7'],
  ]);
});

test('a bookmaker price is shown times a hundred, an exchange price unchanged', () => {
  const [one, other] = read([matchBet(), matchBet({ oddsType: 'matchOdds', odds: 2.06 })]);
  expect([one?.price, other?.price]).toEqual(['90.00', '2.06']);
});

test('yes can win its stake times its rate in whole coins, no its stake', () => {
  const [yes, no] = read([], [fancyBet({ amount: 777, odds: 0.9 }), fancyBet({ amount: 777, type: 'N' })]);
  expect([yes?.canWin, no?.canWin]).toEqual([69_900n, 77_700n]);
  expect([yes?.mode, yes?.run, no?.mode]).toEqual(['yes', 56, 'no']);
});

test('the possible win of a flight is unknown, and a game without its own page links to the open bets', () => {
  const [bet] = read([], [], [roundBet({ posArray: {}, eventId: '999' })]);
  expect([bet?.canWin, bet?.path]).toEqual([undefined, '/main/pending-bets']);
});
