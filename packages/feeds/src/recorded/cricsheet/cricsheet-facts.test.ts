import { type CricketMatch, matchFacts } from '@maidan/sports';
import { describe, expect, test } from 'vitest';
import { agreesWithResult, everyEdge } from '../testing/judge-edge.ts';
import {
  bulkMatches,
  changedVerdicts,
  describeRecorded,
  openSessions,
  readShared,
  recordedIds,
  recordedMatch,
} from '../testing/recorded-matches.ts';

/** Matches with more balls are left out: judging them at every ball is slow. */
const LONG = 360;

const countBalls = (match: CricketMatch): number =>
  match.innings.flatMap(({ overs }) => overs.flatMap(({ deliveries }) => deliveries)).length;

describe('every made-up edge case', () => {
  test('has balls that agree with its stated result, where runs or wickets decided it', () => {
    const wrong = everyEdge().filter(([, match]) => agreesWithResult(match) === false);
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('leaves no session open once the match is over', () => {
    const open = everyEdge().map(([name, match]) => [name, openSessions(match)]);
    expect(open.filter(([, sessions]) => sessions?.length !== 0)).toEqual([]);
  });

  test.each(everyEdge().filter(([, match]) => countBalls(match) < LONG))(
    '%s: sessions judged after every ball keep their first verdict',
    (_, match) => {
      expect(changedVerdicts(match)).toEqual([]);
    },
  );
});

describeRecorded('recorded matches', () => {
  test('all 50 indexed matches give exactly the figures that were computed from them independently', () => {
    const facts: Record<string, unknown> = JSON.parse(readShared('cricket/facts_computed.json.gz'));
    const ids = recordedIds();
    expect(ids).toHaveLength(50);
    for (const id of ids) expect({ [id]: matchFacts(recordedMatch(id)) }).toEqual({ [id]: facts[id] });
  });

  test('the balls of every match that the index calls consistent give its published margin', () => {
    const index = readShared('cricket/INDEX.md');
    const consistent = [...index.matchAll(/^### (\d+)\.json[^\n]*\n[^\n]*Consistency: ok/gm)].map(
      ([, id]) => id ?? '',
    );
    expect(consistent.length).toBeGreaterThan(30);
    expect(consistent.filter((id) => agreesWithResult(recordedMatch(id)) !== true)).toEqual([]);
  });

  test('all 380 bulk matches are read, agree with their published results and leave no session open', () => {
    const matches = bulkMatches();
    expect(matches).toHaveLength(380);
    const wrong = matches.filter(({ match }) => agreesWithResult(match) === false).map(({ id }) => id);
    expect(wrong).toEqual([]);
    const open = matches.flatMap(({ id, match }) =>
      openSessions(match).map((session) => `${id} ${JSON.stringify(session)}`),
    );
    expect(open).toEqual([]);
  });

  test.each(['1304089', '1178424', '249235', '729315'])(
    'match %s gives the same verdicts judged ball by ball',
    (id) => {
      expect(changedVerdicts(recordedMatch(id))).toEqual([]);
    },
  );
});
