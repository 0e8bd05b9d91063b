import { judgeSession } from '@maidan/sports';
import { expect, test } from 'vitest';
import { fixturesListed } from './fixture.ts';
import { openSeason } from './season.ts';
import { simulatedScorecard } from './simulated-scorecard.ts';

const startedAt = Date.UTC(2026, 0, 1);
const season = { seed: 'card', startedAt, speed: 1, rollouts: { innings: 2, match: 2 } };
const hourMs = 3_600_000;

function fixtureOf(sport: string) {
  const found = fixturesListed(startedAt, season).find(({ lane }) => lane.game.sport === sport);
  if (found === undefined) throw new Error(`no ${sport}`);
  return found;
}

test('the scorecard of a simulated match is the one its sessions were settled by', () => {
  const { id, startsAt } = fixtureOf('cricket');
  const now = startsAt + hourMs;
  const card = simulatedScorecard(season, id, now);
  const results = openSeason(season)
    .replay(id, now)
    .filter((change) => change.kind === 'result');
  expect(card?.sessions.size).toBeGreaterThan(100);
  for (const [marketId, session] of card?.sessions ?? []) {
    const verdict = card === undefined ? undefined : judgeSession(card.match, session);
    const result = results.find((change) => change.marketId === marketId)?.result;
    if (verdict?.kind === 'run') expect(result).toEqual({ kind: 'run', run: verdict.run });
    else expect(result).toEqual({ kind: 'void' });
  }
});

test('the scorecard part way has only what has been played, and nothing before the toss', () => {
  const { id, startsAt } = fixtureOf('cricket');
  expect(simulatedScorecard(season, id, startsAt - 1)?.match.innings).toEqual([]);
  expect(simulatedScorecard(season, id, startsAt + 60_000)?.match.outcome).toBeUndefined();
});

test('a match of another sport, or an unknown one, has no scorecard', () => {
  const { id, startsAt } = fixtureOf('tennis');
  expect(simulatedScorecard(season, id, startsAt)).toBeUndefined();
  expect(simulatedScorecard(season, '5', startsAt)).toBeUndefined();
});
