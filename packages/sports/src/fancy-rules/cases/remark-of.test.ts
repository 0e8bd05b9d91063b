import { describe, expect, test } from 'vitest';
import { type Cell, cannotHappen, sessionOf } from '../../../testing/stage-innings.ts';
import { remarkOf } from './remark-of.ts';
import { CASE_INNINGS, CASE_KINDS, settlementCase } from './settlement-cases.ts';

const T20 = { format: 'T20', scheduledOvers: 20 } as const;
const ODI = { format: 'ODI', scheduledOvers: 50 } as const;
const TEST = { format: 'Test' } as const;

describe('the remark on a row', () => {
  test.each([
    ['over-runs', 20, T20, 'first', 'All 20 overs must be bowled; all out completes the over in progress'],
    [
      'over-runs',
      50,
      ODI,
      'first',
      'All 50 overs must be bowled; all out completes the over in progress, and the rest is counted from the second innings',
    ],
    ['over-runs', 50, ODI, 'later', 'All 50 overs must be bowled; all out completes the over in progress'],
    [
      'over-runs',
      35,
      TEST,
      'first',
      'All 35 overs must be bowled; all out or a declaration completes the over in progress',
    ],
  ] as const)('on %s %i says what completes it', (ask, overs, match, innings, remark) => {
    expect(remarkOf(match, { ask, team: 'India', overs }, innings)).toBe(remark);
  });

  test('mentions overs counted from the second innings only where the table counts them', () => {
    for (const kind of CASE_KINDS)
      for (const innings of CASE_INNINGS) {
        const match = kind === 'fifty-overs' ? ODI : T20;
        const remark = remarkOf(match, sessionOf({ kind, stage: 'under-way', innings }), innings);
        const { verdict } = settlementCase(kind, 'not-begun', 'all-out', innings);
        expect([kind, innings, remark.includes('second innings')]).toEqual([
          kind,
          innings,
          verdict === 'remainder',
        ]);
      }
  });

  test('promises that all out completes an over only where a side all out in it settles', () => {
    for (const kind of CASE_KINDS)
      for (const innings of CASE_INNINGS) {
        const cell: Cell = { kind, stage: 'under-way', end: 'overs-bowled', innings };
        const isOnOvers =
          cannotHappen(cell) && settlementCase(kind, 'under-way', cell.end, innings).verdict === 'void';
        if (!isOnOvers) continue;
        const remark = remarkOf(T20, sessionOf(cell), innings);
        const { verdict } = settlementCase(kind, 'under-way', 'all-out', innings);
        expect([kind, remark.includes('all out completes')]).toEqual([kind, verdict === 'stands']);
      }
  });

  test('on a session that runs to the end of the innings says that it is void if play ends for good', () => {
    expect(remarkOf(T20, { ask: 'fall-of-wicket', team: 'India', wicket: 1 }, 'first')).toBe(
      'If the wicket does not fall, the score at the end counts; void if the innings is cut short before',
    );
  });

  test('on a last digit says what yes means', () => {
    expect(remarkOf(T20, { ask: 'only-over-runs', team: 'India', over: 3, lastDigit: 4 }, 'first')).toBe(
      'Yes if the run ends in 4, no if it does not. The over must be bowled; all out completes the over in progress',
    );
  });

  test('on a session on the match, or on odd runs, says so', () => {
    expect(remarkOf(T20, { ask: 'match-total', of: 'sixes' }, 'first')).toBe(
      'Void if overs are reduced or there is no result',
    );
    expect(remarkOf(TEST, { ask: 'match-total', of: 'sixes' }, 'first')).toBe(
      'Void unless 300 overs are played or a team wins',
    );
    const top = { ask: 'top-batter', team: 'India', player: 'I1' } as const;
    const atEnd = 'The end of the innings counts; void if the innings is cut short before';
    expect(remarkOf(T20, top, 'first')).toBe(atEnd);
    expect(remarkOf(TEST, top, 'first')).toBe(`${atEnd}. Void unless 300 overs are played or a team wins`);
    expect(remarkOf(T20, { ask: 'only-over-runs', team: 'India', over: 3, isOdd: true }, 'first')).toBe(
      'Yes if the run is odd, no if it is even. The over must be bowled; all out completes the over in progress',
    );
  });

  test.each([
    { ask: 'toss-won', team: 'India' },
    { ask: 'player-of-match', team: 'India', player: 'I1' },
    { ask: 'match-event', of: 'tied' },
    { ask: 'match-event', of: 'first-ball-four' },
    { ask: 'match-event', of: 'first-over-six' },
  ] as const)('on a session that lost overs do not affect mentions no void: $ask $of', (session) => {
    expect(remarkOf(T20, session, 'first')).toBe('');
  });

  test.each([
    { ask: 'match-event', of: 'hat-trick' },
    { ask: 'free-hit-boundaries' },
    { ask: 'both-teams-runs', runs: 150 },
  ] as const)('on $ask $of says that it is void where overs are reduced', (session) => {
    expect(remarkOf(T20, session, 'first')).toBe('Void if overs are reduced or there is no result');
  });
});
