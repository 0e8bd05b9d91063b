import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings } from '../../../testing/play-innings.ts';
import { hasSharedData, SHARED_DATA } from '../../../testing/shared-data.ts';
import type { CricketMatch } from '../../score/cricket-match.ts';
import { closeInnings, finishMatch } from '../../score/grow-match.ts';
import { answerOf } from '../answer-of.ts';
import { judgeSession } from '../judge-session.ts';
import type { SessionContext } from '../session-context.ts';
import type { NameDialect } from './name-dialect.ts';
import { formatMissing } from './name-frame.ts';
import { nameOnBoard } from './name-on-board.ts';
import { type NameReading, readSessionName } from './read-session-name.ts';

/** As the house reads a market: by the name it has on the board. */
function readMarket(
  printed: string,
  heading: string,
  context: SessionContext,
  dialect: NameDialect = {},
): NameReading {
  return readSessionName(nameOnBoard(printed, heading).name, context, dialect);
}

function board(
  [one, oneShort]: readonly [string, string],
  [other, otherShort]: readonly [string, string],
  onePlayers = '',
  otherPlayers = '',
): SessionContext {
  return {
    teams: [
      { name: one, shortNames: [oneShort] },
      { name: other, shortNames: [otherShort] },
    ],
    players: { [one]: onePlayers.split(','), [other]: otherPlayers.split(',') },
    isOneInningsEach: true,
    battingOrder: [one, other],
  };
}

const LIONS_TIGERS = board(['Lions', 'LIO'], ['River Tigers W', 'RT W'], 'Asha Rao,MK Iyer', 'C Khan');
const LIONS = { team: 'Lions' };
const TIGERS = { team: 'River Tigers W' };
const TOTAL = { ask: 'innings-runs', inningsNumber: 1 };

describe('a name under a heading', () => {
  test.each([
    [
      '7 Number',
      '1ST INN LAMBI LIO VS RT W',
      { kind: 'line', session: { ...TOTAL, ...LIONS, lastDigit: 7 } },
    ],
    [
      '0 Number',
      '2ND INN 10 OVER LIO VS RT W',
      { kind: 'line', session: { ask: 'over-runs', ...TIGERS, overs: 10, lastDigit: 0 } },
    ],
    [
      'Total Runs',
      '1st Innings 20 Overs Line',
      { kind: 'line', session: { ask: 'over-runs', ...LIONS, overs: 20 } },
    ],
    [
      '11 over run odd even LIO',
      '',
      { kind: 'line', session: { ask: 'over-runs', ...LIONS, overs: 11, isOdd: true } },
    ],
    [
      '2nd inn run odd even(LIO vs RT W)adv',
      '',
      { kind: 'line', session: { ...TOTAL, ...TIGERS, isAdvance: true, isOdd: true } },
    ],
    [
      '1st innings over 3 - Lions odd/even',
      '',
      { kind: 'line', session: { ask: 'only-over-runs', ...LIONS, over: 3, isOdd: true } },
    ],
    [
      'Fall of 1st wkt meter LIO adv',
      '',
      { kind: 'meter', session: { ask: 'fall-of-wicket', ...LIONS, wicket: 1, isAdvance: true } },
    ],
  ] as const)('%s of "%s" is read', (name, group, reading) => {
    expect(readMarket(name, group, LIONS_TIGERS)).toEqual(reading);
  });

  test.each([
    ['7 Number', '', /under a heading, and the heading is missing/],
    ['7 Number', '1ST INN LAMBI LIO VS OWL', /the sides of another match/],
    ['7 Number', '1ST INN LAMBI OWL VS RT W', /the sides of another match/],
    ['7 Number', '1ST INN LAMBI LIO VS LIO', /the sides of another match/],
    ['7 Number', '3RD INN LAMBI LIO VS RT W', /not known yet who bats/],
    ['7 Number', 'TOTAL FOURS LIO', /no session we know/],
    ['7 Number', '10 OVER RUN ODD EVEN LIO', /no session we know/],
    ['7 Number', 'FALL OF 1ST WKT METER LIO', /no session we know/],
    ['Total Runs', 'Winner', /"WINNER" is neither side/],
    ['12th over run odd even LIO', '', /does not say how it means ordinal-over/],
  ] as const)('%s of "%s" stays unread, and what is missing is reported', (name, group, missing) => {
    const reading = readMarket(name, group, LIONS_TIGERS);
    if (reading.kind !== 'unread') throw new Error(`${name} of "${group}" was read`);
    expect(reading.missing.map(formatMissing).join('; ')).toMatch(missing);
  });

  test('who bats in an innings is not guessed', () => {
    const { battingOrder: _, ...before } = LIONS_TIGERS;
    const reading = readMarket('7 Number', '1ST INN LAMBI LIO VS RT W', before);
    expect(reading).toEqual({ kind: 'unread', missing: [{ kind: 'batting-order' }] });
  });
});

describe('on the board', () => {
  test.each([
    ['7 Number', 'LAMBI LIO ', 'LAMBI LIO - 7 Number', 'Yes if the run ends in 7, no if it does not'],
    ['Total Runs', '1st Innings 20 Overs Line ', '1st Innings 20 Overs Line - Total Runs', undefined],
    ['7 Number', ' ', '7 Number', 'Yes if the run ends in 7, no if it does not'],
    [
      '11 over run odd even LIO',
      'oddeven',
      '11 over run odd even LIO',
      'Yes if the run is odd, no if it is even',
    ],
    ['6 over runs LIO', 'Normal', '6 over runs LIO', undefined],
  ])('%j under "%s" is called %j, and says what yes means', (printed, heading, name, remark) => {
    expect(nameOnBoard(printed, heading)).toEqual({ kind: 'line', name, remark });
  });

  test('a meter is not a line', () => {
    expect(nameOnBoard('A Rao meter adv', 'meter')).toMatchObject({ kind: 'meter', name: 'A Rao meter adv' });
  });
});

/** A T20 between the two sides: the first bats out its overs, the second is all out in its last over. */
function playBetween({ teams, players }: SessionContext): CricketMatch {
  const [one, other] = teams.map(({ name }) => name);
  if (one === undefined || other === undefined) throw new Error('a match has two sides');
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '17x1 4 30x2 W 30x1 6 W 39x1 W'));
  const second = closeInnings(playInnings(first, NEPAL, '50x1 W 60x. 9xW'));
  const written = JSON.stringify(finishMatch(second, { kind: 'won', team: INDIA, by: '100 runs' }));
  const called = new Map([
    [INDIA, one],
    [NEPAL, other],
    ...squad('I', players[one]),
    ...squad('N', players[other]),
  ]);
  return JSON.parse(written, (_, value: unknown) =>
    typeof value === 'string' ? (called.get(value) ?? value) : renamed(value, called),
  ) as CricketMatch;
}

const squad = (letter: string, players: readonly string[] = []) =>
  players.map((player, index): [string, string] => [`${letter}${index + 1}`, player]);

const renamed = (value: unknown, called: ReadonlyMap<string, string>): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [called.get(key) ?? key, inner]))
    : value;

function proveRecordedNames(): void {
  const contexts = [
    board(
      ['India', 'IND'],
      ['South Africa', 'SA'],
      'Shubman Gill,Abhishek Sharma,Axar Patel,Arshdeep Singh,H Pandya,J Bumrah,S Dube,S Samson,S Yadav,T Varma,V Chakaravarthy,W Sundar,Jitesh Sharma',
      'A Markram,Q de Kock,A Nortje,C Bosch,D Brevis,D Ferreira,D Miller,K Maharaj,M Jansen,R Hendricks,T Stubbs,G Linde',
    ),
    board(
      ['Delhi Capitals W', 'DC W'],
      ['Mumbai Indians W', 'MI W'],
      'M Lanning,S Verma',
      'H Matthews,Y Bhatia',
    ),
    board(['Sydney Sixers W', 'SS W'], ['Perth Scorchers W', 'PS W'], '', 'B Mooney'),
    board(['Kandy', 'KG'], ['Lanka Lions', 'LL']),
    board(
      ['Sunrisers Hyderabad', 'SRH'],
      ['Lucknow Super Giants', 'LSG'],
      'Travis Head,NK Reddy,Nithish Reddy',
      'A Khan',
    ),
  ];
  // The boards of the recording offer both "17.3 ball run" and "17.3 over run", and advance batters are its openers.
  const dialect: NameDialect = { 'ball-run': 'that-ball', 'advance-batter': 'opener' };
  const rows = readFileSync(`${SHARED_DATA}wire/fancy_names.tsv`, 'utf8').trimEnd().split('\n').slice(1);
  const readings = rows.map((row) => {
    const [, group = '', name = ''] = row.split('\t');
    const all = contexts.map((context) => ({ context, reading: readMarket(name, group, context, dialect) }));
    const found = all.filter(({ reading }) => reading.kind !== 'unread');
    return { name, group, found, read: found.map(({ reading }) => reading) };
  });

  test('364 of the 386 names are read, 357 of them as lines', () => {
    expect(readings).toHaveLength(386);
    expect(readings.filter(({ read }) => read.length > 0)).toHaveLength(364);
    expect(readings.filter(({ read }) => read.some(({ kind }) => kind === 'line'))).toHaveLength(357);
  });

  test('every one that is read is settled once the match is over, as the session it is taken from', () => {
    const settled = { run: 0, void: 0 };
    for (const { name, found } of readings) {
      for (const { context, reading } of found) {
        if (reading.kind === 'unread') continue;
        const match = playBetween(context);
        const { isOdd: _odd, lastDigit: _digit, ...base } = reading.session;
        const verdict = judgeSession(match, reading.session);
        const number = judgeSession(match, base);
        if (verdict.kind === 'undecided' || number.kind === 'undecided') throw new Error(`${name} is open`);
        settled[verdict.kind] += 1;
        expect([name, verdict.kind, verdict.rule]).toEqual([name, number.kind, number.rule]);
        if (number.kind === 'run')
          expect([name, verdict]).toMatchObject([name, { run: answerOf(reading.session, number.run) }]);
      }
    }
    expect(settled.run).toBeGreaterThan(300);
  });

  test('what a name says of overs, wickets and digits is what is read from it', () => {
    for (const { name, group, read } of readings) {
      const spelled =
        /^\d Number$/.test(name) || name === 'Total Runs'
          ? group
          : name.replace(/\(.*|\d+(?:st|nd) inn/i, '');
      const figures = spelled.replace(/^\d(?:st|nd) inn(?:ings)?/i, '').match(/\d+/g) ?? [];
      for (const reading of read) {
        if (reading.kind === 'unread') continue;
        const { inningsNumber: _, lastDigit: _digit, ...session } = { inningsNumber: 1, ...reading.session };
        const isPhrase = ['match-total', 'match-most', 'match-event', 'first-wickets-runs'].includes(
          session.ask,
        );
        const numbers = Object.values(session).filter((value) => typeof value === 'number');
        if (!isPhrase) expect([name, numbers.map(String)]).toEqual([name, figures.slice(0, numbers.length)]);
      }
    }
  });
}

if (hasSharedData) describe('the recorded names under their headings', proveRecordedNames);
