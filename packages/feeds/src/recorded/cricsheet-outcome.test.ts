import { type CricketMatch, reckonOutcome } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import { bulkMatches, hasSharedData, recordedIds, recordedMatch } from './testing/recorded-matches.ts';

/** The match with more runs off the last ball of an innings that has one. */
function withRuns(match: CricketMatch, index: number, runs: number): CricketMatch {
  const innings = match.innings[index];
  const over = innings?.overs.at(-1);
  const ball = over?.deliveries.at(-1);
  if (innings === undefined || over === undefined || ball === undefined)
    throw new Error('no ball was bowled');
  const delivery = { ...ball, batterRuns: ball.batterRuns + runs };
  const overs = innings.overs.with(-1, { ...over, deliveries: over.deliveries.with(-1, delivery) });
  return { ...match, innings: match.innings.with(index, { ...innings, overs }) };
}

const lastOf = ({ innings }: CricketMatch, team: string): number =>
  innings.findLastIndex((each) => each.team === team && !each.isSuperOver && each.overs.length > 0);

const all = (): readonly CricketMatch[] => [
  ...recordedIds().map(recordedMatch),
  ...bulkMatches().map(({ match }) => match),
];

/** Won by runs or wickets, the target by the first side's own runs in the overs it had itself. */
const decided = (match: CricketMatch) => {
  const { outcome, scheduledOvers } = match;
  const isRevised = match.innings.some(
    ({ target }) => target !== undefined && scheduledOvers !== undefined && target.overs !== scheduledOvers,
  );
  if (isRevised) return [];
  return outcome?.kind === 'won' && outcome.margin !== undefined && outcome.method === undefined
    ? [{ match, ...outcome, margin: outcome.margin }]
    : [];
};

describe.skipIf(!hasSharedData)('recorded outcomes (skipped without the shared data folder)', () => {
  const allDecided = hasSharedData ? all().flatMap(decided) : [];

  test('a run more for the winner leaves it the winner, in every match', () => {
    expect(allDecided.length).toBeGreaterThan(300);
    const lost = allDecided.filter(({ match, team }) => {
      const index = lastOf(match, team);
      const { match: corrected, isKnown } = reckonOutcome(match, withRuns(match, index, 1));
      return !isKnown || corrected.outcome?.kind !== 'won' || corrected.outcome.team !== team;
    });
    expect(lost.map(({ match }) => `${match.startDate} ${match.teams.join(' v ')}`)).toEqual([]);
  });

  test('the runs by which a match of one innings each was won, given to the other side, tie it; one more wins it', () => {
    const matches = allDecided.filter(
      ({ match, margin }) => match.scheduledOvers !== undefined && margin.runs !== undefined,
    );
    expect(matches.length).toBeGreaterThan(100);
    for (const { match, team, margin } of matches) {
      const loser = match.teams.find((each) => each !== team) ?? '';
      const given = (runs: number) =>
        reckonOutcome(match, withRuns(match, lastOf(match, loser), runs)).match.outcome;
      expect(given(margin.runs ?? 0)).toEqual({ kind: 'tied' });
      expect(given((margin.runs ?? 0) + 1)).toMatchObject({ kind: 'won', team: loser });
    }
  });
});
