import { describe, expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings, playOn } from '../../../testing/play-innings.ts';
import { closeInnings, finishMatch } from '../../score/grow-match.ts';
import { judgeSession } from '../judge-session.ts';
import type { Session } from '../session.ts';

describe('a session on one ball or one over', () => {
  const match = playInnings(newMatch('T20'), INDIA, '4 wd W 6 . 1 2');

  test('a wicket on a ball counts for the ball, the wides bowled for it included', () => {
    const wickets = (ball: number) =>
      judgeSession(match, { ask: 'ball-wickets', team: INDIA, over: 0, ball });
    expect(wickets(1)).toMatchObject({ run: 0 });
    expect(wickets(2)).toMatchObject({ run: 1, balls: [{ delivery: 1 }, { delivery: 2 }] });
  });

  test('boundaries of one over count once it is bowled, and never those that were run', () => {
    const session: Session = { ask: 'only-over-boundaries', team: INDIA, over: 1 };
    expect(judgeSession(playInnings(newMatch('T20'), INDIA, '4 6'), session)).toEqual({ kind: 'undecided' });
    expect(judgeSession(match, session)).toMatchObject({ run: 2, rule: 'boundaries-off-the-bat' });
    expect(judgeSession(playInnings(newMatch('T20'), INDIA, '4 4r 4x.'), session)).toMatchObject({ run: 1 });
  });

  test("a batter's fours and sixes are counted apart, to the first time the batter leaves", () => {
    const hits = playInnings(newMatch('T20'), INDIA, '4 4 6 rh 4 6');
    expect(judgeSession(hits, { ask: 'player-fours', team: INDIA, player: 'I1' })).toMatchObject({ run: 2 });
    expect(judgeSession(hits, { ask: 'player-sixes', team: INDIA, player: 'I1' })).toMatchObject({ run: 1 });
  });
});

describe('a session that asks whether runs are odd', () => {
  const odd = (overs: number): Session => ({ ask: 'over-runs', team: INDIA, overs, isOdd: true });

  test('is settled at 1 for an odd number and at 0 for an even one, and says the number', () => {
    const match = playInnings(newMatch('T20'), INDIA, '6x1 3 5x.');
    expect(judgeSession(match, odd(1))).toMatchObject({
      run: 0,
      reason: 'India made 6 in the first over. 6 is even.',
    });
    expect(judgeSession(match, odd(2))).toMatchObject({ run: 1, rule: 'over-runs-count-all' });
  });

  test('is open while the session it asks about is, and void when that is void', () => {
    const match = playInnings(newMatch('T20'), INDIA, '5x1');
    expect(judgeSession(match, odd(1))).toEqual({ kind: 'undecided' });
    expect(judgeSession(finishMatch(match, { kind: 'no result' }), odd(1))).toMatchObject({ kind: 'void' });
  });
});

describe('a session on a super over', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '120x1'));
  const level = closeInnings(playInnings(first, NEPAL, '120x1', { target: { runs: 121, overs: 20 } }));
  const superOver = playInnings(level, NEPAL, '1 4 W 2', { isSuperOver: true });
  const runs: Session = { ask: 'innings-runs', team: NEPAL, inningsNumber: 1, isSuperOver: true };

  test('counts its balls and no others, and no other session counts them', () => {
    const done = closeInnings(playOn(superOver, '6 1'));
    expect(judgeSession(superOver, runs)).toEqual({ kind: 'undecided' });
    expect(judgeSession(done, runs)).toMatchObject({ run: 14 });
    expect(judgeSession(done, { ask: 'innings-runs', team: NEPAL, inningsNumber: 1 })).toMatchObject({
      run: 120,
    });
    expect(
      judgeSession(done, { ask: 'ball-runs', team: NEPAL, over: 0, ball: 2, isSuperOver: true }),
    ).toMatchObject({ run: 4, balls: [{ innings: 2, over: 0, delivery: 1 }] });
  });

  test('is complete when two wickets are down, the over in progress too', () => {
    const allOut = closeInnings(playOn(superOver, 'W'));
    const over: Session = { ask: 'only-over-runs', team: NEPAL, over: 1, isSuperOver: true };
    expect(judgeSession(allOut, over)).toMatchObject({ run: 7, rule: 'over-in-progress-counts' });
    expect(judgeSession(allOut, runs)).toMatchObject({ run: 7 });
  });

  test('on the whole over is void when the target is reached before it ends, and on the innings stands', () => {
    const batted = closeInnings(playOn(superOver, 'W'));
    const chase = playInnings(batted, INDIA, '6 2', { isSuperOver: true, target: { runs: 8, overs: 1 } });
    const won = finishMatch(chase, { kind: 'tied', superOverWinner: INDIA });
    const session = { team: INDIA, isSuperOver: true } as const;
    expect(judgeSession(won, { ask: 'over-runs', overs: 1, ...session })).toMatchObject({ kind: 'void' });
    expect(judgeSession(won, { ask: 'innings-runs', inningsNumber: 1, ...session })).toMatchObject({
      run: 8,
    });
    expect(judgeSession(won, { ask: 'fall-of-wicket', wicket: 1, ...session })).toMatchObject({ run: 8 });
    expect(judgeSession(won, { ask: 'ball-runs', over: 0, ball: 3, ...session })).toMatchObject({
      kind: 'void',
    });
  });

  test('on its top batter counts the runs made in it alone', () => {
    const done = closeInnings(playOn(superOver, '6 1'));
    const top = (player: string): Session => ({ ask: 'top-batter', team: NEPAL, player, isSuperOver: true });
    expect(judgeSession(done, top('N3'))).toMatchObject({
      run: 1,
      reason: 'N3 made the most for Nepal, 9.',
    });
    expect(judgeSession(done, top('N1'))).toMatchObject({ run: 0 });
  });

  test('that was never bowled is void once the match is over', () => {
    const won = finishMatch(superOver, { kind: 'tied', superOverWinner: NEPAL });
    expect(judgeSession(won, { ...runs, inningsNumber: 2 })).toMatchObject({
      kind: 'void',
      rule: 'did-not-bat',
    });
  });
});
