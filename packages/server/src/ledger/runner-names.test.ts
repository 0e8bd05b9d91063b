import { describe, expect, test } from 'vitest';
import { runnerNames } from './runner-names.ts';

const nothingTold = new Map<string, string>();
const winner = (...runners: string[]) => ({ shape: 'winner', rule: 'decimal', runners }) as const;
const teams = ['Lions', 'Tigers'];

describe('the runners of a market', () => {
  test('on the winner are called as the teams of the match, the third a draw', () => {
    const names = runnerNames({ kind: 'match-odds', definition: winner('1', '2', '3'), teams }, nothingTold);
    expect([...names]).toEqual([
      ['1', 'Lions'],
      ['2', 'Tigers'],
      ['3', 'The Draw'],
    ]);
  });

  test('of a tied match are yes and no', () => {
    const names = runnerNames({ kind: 'tied-match', definition: winner('1', '2'), teams }, nothingTold);
    expect([...names.values()]).toEqual(['Yes', 'No']);
  });

  test('are not called as teams where a bet calls one otherwise', () => {
    const bothScore = { kind: 'match-odds', definition: winner('30246', '110503'), teams };
    expect(runnerNames(bothScore, new Map([['30246', 'Yes']]))).toEqual(new Map([['30246', 'Yes']]));
    expect(runnerNames(bothScore, new Map([['30246', 'Lions']])).get('110503')).toBe('Tigers');
  });

  test('have no names where no teams are known, nor in a race, but what bets tell', () => {
    expect(
      runnerNames({ kind: 'bookmaker', definition: winner('1', '2'), teams: null }, nothingTold),
    ).toEqual(nothingTold);
    const race = { shape: 'places', runners: ['7', '8', '9'], places: 2 } as const;
    const told = new Map([['9', 'Match My Fire']]);
    expect(runnerNames({ kind: 'match-odds', definition: race, teams }, told)).toEqual(told);
  });
});
