import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hasSharedData, SHARED_DATA } from '../../../testing/shared-data.ts';
import type { SessionContext } from '../session-context.ts';
import type { NameDialect } from './name-dialect.ts';
import { readMarketName } from './read-market-name.ts';

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
      { kind: 'last-digit', digit: 7, session: { ...TOTAL, ...LIONS } },
    ],
    [
      '0 Number',
      '2ND INN 10 OVER LIO VS RT W',
      { kind: 'last-digit', digit: 0, session: { ask: 'over-runs', ...TIGERS, overs: 10 } },
    ],
    [
      'Total Runs',
      '1st Innings 20 Overs Line',
      { kind: 'line', session: { ask: 'over-runs', ...LIONS, overs: 20 } },
    ],
    [
      '11 over run odd even LIO',
      '',
      { kind: 'odd-even', session: { ask: 'over-runs', ...LIONS, overs: 11, isOdd: true } },
    ],
    [
      '2nd inn run odd even(LIO vs RT W)adv',
      '',
      { kind: 'odd-even', session: { ...TOTAL, ...TIGERS, isAdvance: true, isOdd: true } },
    ],
    [
      '1st innings over 3 - Lions odd/even',
      '',
      { kind: 'odd-even', session: { ask: 'only-over-runs', ...LIONS, over: 3, isOdd: true } },
    ],
    [
      'Fall of 1st wkt meter LIO adv',
      '',
      { kind: 'meter', session: { ask: 'fall-of-wicket', ...LIONS, wicket: 1, isAdvance: true } },
    ],
  ] as const)('%s of "%s" is read', (name, group, reading) => {
    expect(readMarketName({ name, group }, LIONS_TIGERS)).toEqual(reading);
  });

  test.each([
    ['7 Number', ''],
    ['7 Number', '1ST INN LAMBI LIO VS OWL'],
    ['7 Number', '3RD INN LAMBI LIO VS RT W'],
    ['Total Runs', 'Winner'],
    ['12th over run odd even LIO', ''],
  ])('%s of "%s" stays unread', (name, group) => {
    expect(readMarketName({ name, group }, LIONS_TIGERS).kind).toBe('unread');
  });

  test('who bats in an innings is not guessed', () => {
    const { battingOrder: _, ...before } = LIONS_TIGERS;
    const reading = readMarketName({ name: '7 Number', group: '1ST INN LAMBI LIO VS RT W' }, before);
    expect(reading).toEqual({ kind: 'unread', missing: [{ kind: 'batting-order' }] });
  });
});

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
    const all = contexts.map((context) => readMarketName({ name, group }, context, dialect));
    return { name, group, read: all.filter(({ kind }) => kind !== 'unread') };
  });

  test('350 of the 386 names are read', () => {
    expect(readings).toHaveLength(386);
    expect(readings.filter(({ read }) => read.length > 0)).toHaveLength(350);
  });

  test('what a name says of overs, wickets and digits is what is read from it', () => {
    for (const { name, group, read } of readings) {
      const said =
        /^\d Number$/.test(name) || name === 'Total Runs'
          ? group
          : name.replace(/\(.*|\d+(?:st|nd) inn/i, '');
      const figures = said.replace(/^\d(?:st|nd) inn(?:ings)?/i, '').match(/\d+/g) ?? [];
      for (const reading of read) {
        if (reading.kind === 'unread') continue;
        const { inningsNumber: _, ...session } = { inningsNumber: 1, ...reading.session };
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
