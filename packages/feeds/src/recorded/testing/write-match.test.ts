import { describe, expect, test } from 'vitest';
import { lions, playMatch, tigers, writeMatch, writeOvers } from './write-match.ts';

const sides = { batting: 'L', bowling: 'T', ballsPerOver: 6 };
const balls = (text: string) => writeOvers(text, sides).flatMap(({ deliveries }) => deliveries);

describe('a line of balls', () => {
  test('has overs of six legal balls, bowled by 11 and 10 in turn', () => {
    const overs = writeOvers('5x1 wd . 2', sides);
    expect(overs.map(({ over, deliveries }) => [over, deliveries.length, deliveries[0]?.bowler])).toEqual([
      [0, 7, 'T11'],
      [1, 1, 'T10'],
    ]);
  });

  test('ends an over early at a bar, and bowls a ball with a plus in the over before', () => {
    expect(writeOvers('5x. | 6x. +1 .', sides).map(({ deliveries }) => deliveries.length)).toEqual([5, 7, 1]);
  });

  test.each([
    ['4', { batter: 4, extras: 0, total: 4 }, undefined],
    ['4r', { batter: 4, extras: 0, total: 4, non_boundary: true }, undefined],
    ['wd5', { batter: 0, extras: 5, total: 5 }, { wides: 5 }],
    ['nb4', { batter: 4, extras: 1, total: 5 }, { noballs: 1 }],
    ['nb&lb2', { batter: 0, extras: 3, total: 3 }, { noballs: 1, legbyes: 2 }],
    ['b1', { batter: 0, extras: 1, total: 1 }, { byes: 1 }],
    ['p5', { batter: 0, extras: 5, total: 5 }, { penalty: 5 }],
  ])('writes the runs of %s', (text, runs, extras) => {
    expect(balls(text)[0]).toMatchObject({ runs, ...(extras === undefined ? {} : { extras }) });
  });

  test('brings in the next batter for a batter who is out, at either end', () => {
    expect(balls('W ro* ~ .').map(({ batter, non_striker }) => `${batter} ${non_striker}`)).toEqual([
      'L1 L2',
      'L3 L2',
      'L4 L3',
    ]);
  });

  test('times out the batter who should have come in, and brings in the one after', () => {
    const [ball, after] = balls('c&to .');
    expect(ball?.wickets).toEqual([
      { kind: 'caught', player_out: 'L1' },
      { kind: 'timed out', player_out: 'L3' },
    ]);
    expect(after?.batter).toBe('L4');
  });

  test('can name a batter or a bowler who comes out of turn', () => {
    expect(balls('1 @9 #12 1').map(({ batter, bowler }) => `${batter} ${bowler}`)).toEqual([
      'L1 T11',
      'L12 T9',
    ]);
  });

  test('refuses unknown notation', () => {
    expect(() => balls('zz')).toThrow('cannot bowl zz');
  });
});

describe('a match in a few lines', () => {
  test('gives an innings its target, declaration, penalty runs, absent batter and power surge', () => {
    const { innings } = writeMatch(`Test
      Lions, declared, 5 penalty runs before, absent hurt L11: 1
      Tigers, surge 15-16, 9 to win in 7.3: 2`);
    expect(innings).toMatchObject([
      { team: lions, declared: true, penalty_runs: { pre: 5 }, absent_hurt: ['L11'] },
      { team: tigers, target: { runs: 9, overs: 7.3 }, powerplays: [{}, { from: 14.1, to: 15.6 }] },
    ]);
  });

  test.each([
    ['Lions won by 1 run (D/L)', { kind: 'won', by: '1 run', margin: { runs: 1 }, method: 'D/L' }],
    ['Tigers won by 7 wickets', { kind: 'won', team: tigers, margin: { wickets: 7 } }],
    ['Lions won by an innings and 3 runs', { kind: 'won', margin: { innings: 1, runs: 3 } }],
    ['Lions awarded', { kind: 'won', team: lions, by: 'award', method: 'Awarded' }],
    ['tied, Tigers in the super over', { kind: 'tied', superOverWinner: tigers }],
    ['tied, Lions in the bowl-out', { kind: 'tied', bowlOutWinner: lions }],
    ['drawn', { kind: 'drawn' }],
    ['no result', { kind: 'no result' }],
  ])('may end with %s', (end, outcome) => {
    expect(playMatch(`T20\nLions: 1\n${end}`).outcome).toMatchObject(outcome);
  });

  test('is still in play without an end, and may name its day and the balls of an over', () => {
    const match = playMatch('Hundred 2024-03-20\nLions: 7x1');
    expect(match).toMatchObject({ format: 'T20', ballsPerOver: 5, startDate: '2024-03-20' });
    expect(match.outcome).toBeUndefined();
    expect(match.innings[0]).toMatchObject({ isClosed: false, overs: [{ number: 0 }, { number: 1 }] });
  });

  test.each(['Rounders\nLions: 1', 'T20\nLions, asleep: 1', 'T20\nLions: 1\nsome end'])(
    'is refused with unknown words: %j',
    (text) => {
      expect(() => writeMatch(text)).toThrow(/^(no such match|not known of an innings|not an end)/);
    },
  );
});
