import { type CricketMatch, correctOutcome } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import { decidedOf, everyEdge, loserOf, withMoreRuns } from '../testing/judge-edge.ts';
import { bulkMatches, describeRecorded, recordedIds, recordedMatch } from '../testing/recorded-matches.ts';

const all = (): readonly CricketMatch[] => [
  ...recordedIds().map(recordedMatch),
  ...bulkMatches().map(({ match }) => match),
];

describe('the outcome of a match once a ball is corrected', () => {
  const decided = decidedOf(everyEdge().map(([, match]) => match));

  test('keeps the winner when the winner gets a run more', () => {
    expect(decided.length).toBeGreaterThan(20);
    for (const { match, winner } of decided) {
      const { match: corrected, isKnown } = correctOutcome(match, withMoreRuns(match, winner, 1));
      expect({ isKnown, outcome: corrected.outcome }).toMatchObject({
        isKnown: true,
        outcome: { kind: 'won', team: winner },
      });
    }
  });

  test('is a tie when the loser of a limited match gets the runs it lost by, and its win with one more', () => {
    const byRuns = decided.filter(
      ({ match, margin }) => match.scheduledOvers !== undefined && margin.runs !== undefined,
    );
    expect(byRuns.length).toBeGreaterThan(5);
    for (const each of byRuns) {
      const given = (runs: number) =>
        correctOutcome(each.match, withMoreRuns(each.match, loserOf(each), runs)).match.outcome;
      const { runs = 0 } = each.margin;
      expect(given(runs)).toEqual({ kind: 'tied' });
      expect(given(runs + 1)).toMatchObject({ kind: 'won', team: loserOf(each) });
    }
  });
});

describeRecorded('recorded outcomes', () => {
  const allDecided = decidedOf(all());

  test('keep the winner of every match when the winner gets a run more', () => {
    expect(allDecided.length).toBeGreaterThan(300);
    const lost = allDecided.filter(({ match, winner }) => {
      const { match: corrected, isKnown } = correctOutcome(match, withMoreRuns(match, winner, 1));
      return !isKnown || corrected.outcome?.kind !== 'won' || corrected.outcome.team !== winner;
    });
    expect(lost.map(({ match }) => `${match.startDate} ${match.teams.join(' v ')}`)).toEqual([]);
  });

  test('are a tie when the loser of a match of one innings each gets the runs it lost by, and its win with one more', () => {
    const matches = allDecided.filter(
      ({ match, margin }) => match.scheduledOvers !== undefined && margin.runs !== undefined,
    );
    expect(matches.length).toBeGreaterThan(100);
    for (const each of matches) {
      const given = (runs: number) =>
        correctOutcome(each.match, withMoreRuns(each.match, loserOf(each), runs)).match.outcome;
      const { runs = 0 } = each.margin;
      expect(given(runs)).toEqual({ kind: 'tied' });
      expect(given(runs + 1)).toMatchObject({ kind: 'won', team: loserOf(each) });
    }
  });
});
