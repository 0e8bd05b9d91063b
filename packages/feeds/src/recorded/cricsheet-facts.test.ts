import { type CricketMatch, judgeSession, matchFacts, type Session, scoreInnings } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import {
  bulkMatches,
  hasSharedData,
  readShared,
  recordedIds,
  recordedMatch,
} from './testing/recorded-matches.ts';

/** The runs each side made in all its innings, super overs left out. */
function totalsOf(match: CricketMatch): ReadonlyMap<string, number> {
  const totals = new Map<string, number>(match.teams.map((team) => [team, 0]));
  for (const innings of match.innings) {
    if (innings.isSuperOver) continue;
    totals.set(
      innings.team,
      (totals.get(innings.team) ?? 0) + scoreInnings(innings, match.ballsPerOver, true).runs,
    );
  }
  return totals;
}

/** What the balls say of the published result; undefined where it has no margin or the rain decided. */
function agrees(match: CricketMatch): boolean | undefined {
  const { outcome } = match;
  if (outcome?.kind === 'tied' && outcome.method === undefined)
    return new Set(totalsOf(match).values()).size === 1;
  if (outcome?.kind !== 'won' || outcome.margin === undefined) return undefined;
  const { runs, wickets } = outcome.margin;
  const last = match.innings.findLast((innings) => !innings.isSuperOver);
  if (last === undefined) return undefined;
  if (wickets !== undefined) {
    return (
      last.team === outcome.team && 10 - scoreInnings(last, match.ballsPerOver, true).wickets === wickets
    );
  }
  const target = last.target?.runs;
  if (target !== undefined) {
    const short = target - 1 - scoreInnings(last, match.ballsPerOver, true).runs;
    return (last.team === outcome.team ? -short : short) === runs;
  }
  const [winners, losers] = [...totalsOf(match)].toSorted(([team]) => (team === outcome.team ? -1 : 1));
  return (winners?.[1] ?? 0) - (losers?.[1] ?? 0) === runs;
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

/** The match as it stood after each ball of it. */
function* ballByBall(match: CricketMatch): Generator<CricketMatch> {
  const { outcome: _outcome, playerOfMatch: _playerOfMatch, ...open } = match;
  for (const [index, innings] of match.innings.entries()) {
    const before = match.innings.slice(0, index);
    for (const [place, over] of innings.overs.entries()) {
      for (let count = 1; count <= over.deliveries.length; count += 1) {
        const last = { ...over, deliveries: over.deliveries.slice(0, count) };
        const overs = [...innings.overs.slice(0, place), last];
        yield { ...open, innings: [...before, { ...innings, overs, isClosed: false }] };
      }
    }
  }
  yield match;
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
    const wrong = matches.filter(({ match }) => agrees(match) === false).map(({ file }) => file);
    expect(wrong).toEqual([]);
    const open = matches.flatMap(({ file, match }) =>
      [...SESSIONS, ...sessionsOf(match)]
        .filter((session) => judgeSession(match, session).kind === 'undecided')
        .map((session) => `${file} ${JSON.stringify(session)}`),
    );
    expect(open).toEqual([]);
  });

  test.each(['1304089', '1178424', '249235', '729315'])(
    'match %s gives the same verdicts judged ball by ball',
    (id) => {
      const match = recordedMatch(id);
      const sessions = [...SESSIONS, ...sessionsOf(match)];
      const given = new Map<Session, unknown>();
      for (const now of ballByBall(match)) {
        for (const session of sessions) {
          const verdict = judgeSession(now, session);
          if (verdict.kind !== 'undecided' && !given.has(session)) given.set(session, verdict);
        }
      }
      for (const session of sessions) expect(given.get(session)).toEqual(judgeSession(match, session));
    },
  );
});
