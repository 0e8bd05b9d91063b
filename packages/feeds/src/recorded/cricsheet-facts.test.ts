import { type CricketMatch, judgeSession, matchFacts, type Session, scoreInnings } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import { ballsOfInnings } from './cricsheet-balls.ts';
import {
  bulkMatches,
  hasSharedData,
  readShared,
  recordedIds,
  recordedMatch,
} from './testing/recorded-matches.ts';

/** The runs a side made in all its innings, super overs left out. */
function totalOf({ innings, ballsPerOver }: CricketMatch, team: string): number {
  return innings
    .filter((each) => each.team === team && !each.isSuperOver)
    .reduce((sum, each) => sum + scoreInnings(each, ballsPerOver, true).runs, 0);
}

/** What the balls say of the published result; undefined where it has no margin or the rain decided. */
function agrees(match: CricketMatch): boolean | undefined {
  const { outcome, teams } = match;
  if (outcome?.kind === 'tied' && outcome.method === undefined)
    return totalOf(match, teams[0]) === totalOf(match, teams[1]);
  if (outcome?.kind !== 'won' || outcome.margin === undefined) return undefined;
  const { runs, wickets } = outcome.margin;
  const last = match.innings.findLast((innings) => !innings.isSuperOver);
  if (last === undefined) return undefined;
  const made = scoreInnings(last, match.ballsPerOver, true);
  const isLastWinner = last.team === outcome.team;
  if (wickets !== undefined) return isLastWinner && 10 - made.wickets === wickets;
  if (last.target !== undefined) {
    const short = last.target.runs - 1 - made.runs;
    return (isLastWinner ? -short : short) === runs;
  }
  const loser = teams[0] === outcome.team ? teams[1] : teams[0];
  return totalOf(match, outcome.team) - totalOf(match, loser) === runs;
}

const SESSIONS: readonly Session[] = [
  { ask: 'match-total', of: 'runs' },
  { ask: 'match-total', of: 'fours' },
  { ask: 'match-most', of: 'batter-runs' },
];

function sessionsOf(match: CricketMatch): readonly Session[] {
  return match.teams.flatMap((team): Session[] => [
    ...[1, 6, 10, 15, 20, 50].map((overs): Session => ({ ask: 'over-runs', team, overs })),
    ...[1, 2, 5, 10].map((wicket): Session => ({ ask: 'fall-of-wicket', team, wicket })),
    ...[1, 2].map((wicket): Session => ({ ask: 'pship-boundaries', team, wicket })),
    ...(match.players[team] ?? []).map((player): Session => ({ ask: 'player-runs', team, player })),
    { ask: 'innings-runs', team, inningsNumber: 1 },
  ]);
}

describe.skipIf(!hasSharedData)('recorded matches (skipped without the shared data folder)', () => {
  test('all 50 indexed matches come to exactly the figures computed from them elsewhere', () => {
    const facts: Record<string, unknown> = JSON.parse(readShared('cricket/facts_computed.json.gz'));
    const ids = recordedIds();
    expect(ids).toHaveLength(50);
    for (const id of ids) expect({ [id]: matchFacts(recordedMatch(id)) }).toEqual({ [id]: facts[id] });
  });

  test('the balls of every match the index calls consistent come to its published margin', () => {
    const index = readShared('cricket/INDEX.md');
    const consistent = [...index.matchAll(/^### (\d+)\.json[^\n]*\n[^\n]*Consistency: ok/gm)].map(
      ([, id]) => id ?? '',
    );
    expect(consistent.length).toBeGreaterThan(30);
    expect(consistent.filter((id) => agrees(recordedMatch(id)) !== true)).toEqual([]);
  });

  test('all 380 bulk matches are read, agree with their published results and leave no session open', () => {
    const matches = bulkMatches();
    expect(matches).toHaveLength(380);
    const wrong = matches.filter(({ match }) => agrees(match) === false).map(({ id }) => id);
    expect(wrong).toEqual([]);
    const open = matches.flatMap(({ id, match }) =>
      [...SESSIONS, ...sessionsOf(match)]
        .filter((session) => judgeSession(match, session).kind === 'undecided')
        .map((session) => `${id} ${JSON.stringify(session)}`),
    );
    expect(open).toEqual([]);
  });

  test.each(['1304089', '1178424', '249235', '729315'])(
    'match %s gives the same verdicts judged ball by ball',
    (id) => {
      const match = recordedMatch(id);
      const sessions = [...SESSIONS, ...sessionsOf(match)];
      const given = new Map<Session, unknown>();
      const balls = match.innings.flatMap((_, index) => ballsOfInnings(match, index));
      for (const { match: now } of balls) {
        for (const session of sessions) {
          const verdict = judgeSession(now, session);
          if (verdict.kind !== 'undecided' && !given.has(session)) given.set(session, verdict);
        }
      }
      for (const session of sessions) expect(given.get(session)).toEqual(judgeSession(match, session));
    },
  );
});
