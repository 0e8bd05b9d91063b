import { expect, test } from 'vitest';
import { whyNotAlias } from './find-side.ts';

const others = [{ kind: 'player', alias: 'Hitman', name: 'RG Sharma' }] as const;

test.each([
  ['team', 'Baroda Boys', 'Baroda'],
  ['team', 'BRD', 'Baroda'],
  ['team', 'SRH', 'Sunrisers Hyderabad'],
  ['player', 'King Kohli', 'V Kohli'],
] as const)('a %s may be called %s', (kind, alias, name) => {
  expect(whyNotAlias({ kind, alias, name }, others)).toBeUndefined();
});

test.each([
  ['team', '', 'Baroda', 'the alias is empty'],
  ['team', 'BRD', ' ', 'the name it stands for is empty'],
  ['team', 'Over', 'Baroda', '"OVER" is a word or mark of sessions, not of names'],
  ['team', 'BRD 2', 'Baroda', '"2" is a word or mark of sessions, not of names'],
  ['player', 'Kohli run', 'V Kohli', '"RUN" is a word or mark of sessions, not of names'],
  ['player', 'B@B', 'V Kohli', '"B@B" is a word or mark of sessions, not of names'],
  ['team', 'baroda', 'Baroda', 'it is the same name'],
  ['player', 'HITMAN', 'V Kohli', '"HITMAN" already stands for RG Sharma'],
  ['player', 'Hitman', 'RG Sharma', '"Hitman" stands for RG Sharma already'],
  ['player', 'SRH', 'V Kohli', '"SRH" is the name of a side'],
  ['team', 'MI', 'Baroda', '"MI" is the name of another side'],
  ['team', 'x'.repeat(61), 'Baroda', 'a name has at most 60 letters'],
] as const)('a %s may not be called %j for %j: %s', (kind, alias, name, reason) => {
  expect(whyNotAlias({ kind, alias, name }, others)).toBe(reason);
});
