import { expect, test } from 'vitest';
import { INDIA, newMatch, playInnings } from '../../../testing/play-innings.ts';
import { judgeSession } from '../judge-session.ts';
import { contextOfMatch } from '../session-context.ts';
import type { NameDialect } from './name-dialect.ts';
import { readSessionName } from './read-session-name.ts';

/** I1 and I2 open; I3 comes in at the fall of the first wicket and is out after a four. */
const match = playInnings(newMatch('T20'), INDIA, 'W 4 W');

function judged(name: string, dialect: NameDialect) {
  const reading = readSessionName(name, contextOfMatch(match), dialect);
  return reading.kind === 'line' ? judgeSession(match, reading.session) : reading;
}

test('an advance session on a batter who did not open is unread until the dialect says whether the batter must open', () => {
  expect(judged('I3 FOURS ADV', {})).toEqual({
    kind: 'unread',
    missing: [{ kind: 'dialect', form: 'advance-batter' }],
  });
});

test('an advance session on a batter who opened is read in any dialect', () => {
  expect(judged('I1 RUN ADV', {})).toMatchObject({ kind: 'run', run: 0 });
});

test('an advance session on a later batter is void where openers are meant, and stands where any batter is', () => {
  expect(judged('I3 FOURS ADV', { 'advance-batter': 'opener' })).toMatchObject({
    kind: 'void',
    rule: 'opening-batter-changed',
  });
  expect(judged('I3 FOURS ADV', { 'advance-batter': 'any-batter' })).toMatchObject({ run: 1 });
});
