import { expect, test } from 'vitest';
import { smallMatch } from '../testing/write-match.ts';
import { readCricsheet } from './read-cricsheet.ts';

type Small = ReturnType<typeof smallMatch>;

function read(bend: (match: Small) => unknown = () => undefined) {
  const match = smallMatch();
  bend(match);
  return readCricsheet(JSON.stringify(match));
}

test('a file is read completely: teams, players, dates and every ball', () => {
  const reading = read();
  if (!reading.ok) throw new Error(reading.reason);
  expect(reading.match).toMatchObject({
    format: 'T20',
    ballsPerOver: 6,
    scheduledOvers: 20,
    teams: ['India', 'Nepal'],
    startDate: '2025-01-01',
    toss: { winner: 'India', decision: 'bat' },
    outcome: { kind: 'won', team: 'India', by: '9 runs', margin: { runs: 9 } },
    playerOfMatch: 'I1',
  });
  const [first, second] = reading.match.innings;
  expect(first).toMatchObject({ team: 'India', isClosed: true, penaltyRunsBefore: 0, penaltyRunsAfter: 5 });
  expect(first?.powerplays).toEqual([{ kind: 'mandatory', fromBall: 1, toBall: 36 }]);
  expect(second).toMatchObject({ target: { runs: 17, overs: 20 }, isClosed: true });
  const deliveries = first?.overs[0]?.deliveries;
  expect(deliveries?.[0]).toMatchObject({ batterRuns: 4, isAllRun: true });
  expect(deliveries?.[1]).toMatchObject({ extras: { noBalls: 1 } });
  expect(deliveries?.[2]).toMatchObject({ batterRuns: 6, isFreeHit: true });
  expect(deliveries?.[3]).toMatchObject({ dismissals: [{ kind: 'caught', player: 'I1', fielders: ['N2'] }] });
});

test('both versions of the format are read, and no other', () => {
  expect(read((match) => (match.meta.data_version = '1.0.0')).ok).toBe(true);
  expect(read((match) => (match.meta.data_version = '2.0.0'))).toEqual({
    ok: false,
    reason: 'meta.data_version: expected a data version this reader knows (1.0.0, 1.1.0), found "2.0.0"',
  });
});

test.each([
  [
    { result: 'tie', eliminator: 'India' },
    { kind: 'tied', superOverWinner: 'India' },
  ],
  [
    { result: 'tie', bowl_out: 'Nepal' },
    { kind: 'tied', bowlOutWinner: 'Nepal' },
  ],
  [{ result: 'draw' }, { kind: 'drawn' }],
  [{ result: 'no result' }, { kind: 'no result' }],
  [
    { winner: 'India', method: 'Awarded' },
    { kind: 'won', team: 'India', by: 'award', method: 'Awarded' },
  ],
  [
    { winner: 'India', method: 'Lost fewer wickets' },
    { kind: 'won', team: 'India', by: 'losing fewer wickets', method: 'Lost fewer wickets' },
  ],
  [
    { winner: 'India', by: { innings: 1, runs: 239 } },
    { kind: 'won', team: 'India', by: 'an innings and 239 runs', margin: { innings: 1, runs: 239 } },
  ],
])('the outcome %j is read', (outcome, expected) => {
  const reading = read((match) => (match.info.outcome = outcome));
  expect(reading.ok && reading.match.outcome).toEqual(expected);
});

test('an empty file is refused', () => {
  expect(readCricsheet('')).toEqual({ ok: false, reason: 'the file is empty' });
  expect(readCricsheet(' \n ')).toEqual({ ok: false, reason: 'the file is empty' });
});

test('an enormous file is refused before it is parsed', () => {
  expect(readCricsheet(' '.repeat(20 * 1024 * 1024 + 1))).toEqual({
    ok: false,
    reason: 'the file is larger than 20 MB',
  });
});

test('a file cut short anywhere is refused in one line', () => {
  const whole = JSON.stringify(smallMatch());
  for (let length = 1; length < whole.length; length += 37) {
    const reading = readCricsheet(whole.slice(0, length));
    if (reading.ok) throw new Error(`read a file cut at ${length}`);
    expect(reading.reason).toMatch(/^the file is cut short or is not JSON \([^\n]+\)$/);
  }
});

test.each(['null', '[]', '12', '"match"'])('%s is not a match', (text) => {
  expect(readCricsheet(text)).toMatchObject({
    ok: false,
    reason: expect.stringContaining('not a Cricsheet match'),
  });
});

const DELIVERY = 'innings[0].overs[0].deliveries[0]';

test.each<[string, (match: Small) => unknown, string]>([
  [
    'meta left out',
    (match) => Reflect.deleteProperty(match, 'meta'),
    'meta: expected an object, found nothing',
  ],
  [
    'three teams',
    (match) => match.info.teams.push('Oman'),
    'info.teams: expected two different teams, found ["India","Nepal","Oman"]',
  ],
  ['no date', (match) => (match.info.dates = []), 'info.dates: expected at least one date, found []'],
  [
    'a date of words',
    (match) => (match.info.dates = ['today']),
    'info.dates[0]: expected a date as YYYY-MM-DD, found "today"',
  ],
  [
    'an innings of neither team',
    (match) => Object.assign(match.innings[0] ?? {}, { team: 'Oman' }),
    'innings[0].team: expected one of India, Nepal, found "Oman"',
  ],
  [
    'runs in words',
    (match) => Object.assign(ballOf(match).runs, { batter: 'four' }),
    `${DELIVERY}.runs.batter: expected a number from 0, found "four"`,
  ],
  [
    'negative runs',
    (match) => Object.assign(ballOf(match).runs, { batter: -4 }),
    `${DELIVERY}.runs.batter: expected a number from 0, found -4`,
  ],
  [
    'a total that does not add up',
    (match) => Object.assign(ballOf(match).runs, { total: 5 }),
    `${DELIVERY}.runs.total: expected 4, the batter's runs and the extras, found 5`,
  ],
  [
    'extras that do not add up',
    (match) => Object.assign(ballOf(match), { extras: { wides: 2 } }),
    `${DELIVERY}.runs.extras: expected 2, the sum of the extras, found 0`,
  ],
  [
    'extras of a made-up kind',
    (match) => Object.assign(ballOf(match), { extras: { gifts: 1 } }),
    `${DELIVERY}.extras.gifts: expected extras of a known kind (wides, noballs, byes, legbyes, penalty), found 1`,
  ],
  [
    'a batter without a name',
    (match) => Object.assign(ballOf(match), { batter: '' }),
    `${DELIVERY}.batter: expected text, found ""`,
  ],
  [
    'an over twice',
    (match) =>
      match.innings[0]?.overs.push({ over: 0, deliveries: match.innings[0].overs[0]?.deliveries ?? [] }),
    'innings[0].overs[1].over: expected an over after 0, found 0',
  ],
  [
    'an over without balls',
    (match) => Object.assign(match.innings[0]?.overs[0] ?? {}, { deliveries: [] }),
    'innings[0].overs[0].deliveries: expected 1 to 60 deliveries, found []',
  ],
  [
    'innings that are no list',
    (match) => Object.assign(match, { innings: {} }),
    'innings: expected a list, found {}',
  ],
])('%s is refused with the place named', (_what, bend, reason) => {
  expect(read(bend)).toEqual({ ok: false, reason });
});

test('a wicket of a made-up kind is refused', () => {
  const reading = read((match) =>
    Object.assign(ballOf(match), { wickets: [{ kind: 'vanished', player_out: 'I1' }] }),
  );
  expect(reading).toMatchObject({
    ok: false,
    reason: expect.stringContaining(`${DELIVERY}.wickets[0].kind: expected one of bowled`),
  });
});

function ballOf(match: Small) {
  const ball = match.innings[0]?.overs[0]?.deliveries[0];
  if (ball === undefined) throw new Error('the small match has no ball');
  return ball;
}
