import { type CricketMatch, reckonOutcome } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import { decidedOf, loserOf, withMoreRuns } from '../testing/decided-matches.ts';
import { everyEdge } from '../testing/judge-edge.ts';
import { agreesWithResult } from '../testing/published-result.ts';
import { changedVerdicts, openSessions } from '../testing/sessions-of.ts';

/** Judging at every ball is slow in the longest. */
const LONG = 360;

const countBalls = (match: CricketMatch): number =>
  match.innings.flatMap(({ overs }) => overs.flatMap(({ deliveries }) => deliveries)).length;

describe('every edge of cricket', () => {
  test('comes to the result it was given, where runs or wickets decided it', () => {
    const wrong = everyEdge().filter(([, match]) => agreesWithResult(match) === false);
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('leaves no session open once the match is over', () => {
    const open = everyEdge().map(([name, match]) => [name, openSessions(match)]);
    expect(open.filter(([, sessions]) => sessions?.length !== 0)).toEqual([]);
  });

  test.each(everyEdge().filter(([, match]) => countBalls(match) < LONG))(
    '%s: sessions judged as the balls come keep their first verdict',
    (_, match) => {
      expect(changedVerdicts(match)).toEqual([]);
    },
  );
});

describe('the outcome of a match once a ball is corrected', () => {
  const decided = decidedOf(everyEdge().map(([, match]) => match));

  test('stays with the winner when the winner has a run more', () => {
    expect(decided.length).toBeGreaterThan(20);
    for (const { match, winner } of decided) {
      const { match: corrected, isKnown } = reckonOutcome(match, withMoreRuns(match, winner, 1));
      expect({ isKnown, outcome: corrected.outcome }).toMatchObject({
        isKnown: true,
        outcome: { kind: 'won', team: winner },
      });
    }
  });

  test('is a tie when the other side of a limited match makes up the runs it lost by, and its win with one more', () => {
    const byRuns = decided.filter(
      ({ match, margin }) => match.scheduledOvers !== undefined && margin.runs !== undefined,
    );
    expect(byRuns.length).toBeGreaterThan(5);
    for (const each of byRuns) {
      const given = (runs: number) =>
        reckonOutcome(each.match, withMoreRuns(each.match, loserOf(each), runs)).match.outcome;
      const { runs = 0 } = each.margin;
      expect(given(runs)).toEqual({ kind: 'tied' });
      expect(given(runs + 1)).toMatchObject({ kind: 'won', team: loserOf(each) });
    }
  });
});
