import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { BoardMatch } from '../../../testing/board-names/board-match.ts';
import {
  DELHI_MUMBAI_WOMEN,
  INDIA_AUSTRALIA,
  PAKISTAN_SOUTH_AFRICA,
} from '../../../testing/board-names/international-boards.ts';
import {
  BENGALURU_HYDERABAD,
  PUNJAB_KOLKATA,
  SIXERS_THUNDER,
} from '../../../testing/board-names/league-boards.ts';
import { hasSharedData, SHARED_DATA } from '../../../testing/shared-data.ts';
import { nameSession } from '../name-session.ts';
import type { SessionContext } from '../session-context.ts';
import { parseSessionName, readSessionName } from './read-session-name.ts';

const BOARDS: readonly (readonly [string, BoardMatch])[] = Object.entries({
  BENGALURU_HYDERABAD,
  PUNJAB_KOLKATA,
  SIXERS_THUNDER,
  INDIA_AUSTRALIA,
  PAKISTAN_SOUTH_AFRICA,
  DELHI_MUMBAI_WOMEN,
});

/** The house's own name for the session that was read. */
function readAs(written: string, { context, dialect }: BoardMatch): string | undefined {
  const reading = readSessionName(written, context, dialect);
  if (reading.kind !== 'line') return undefined;
  const shortNames = Object.fromEntries(
    context.teams.map(({ name, shortNames: [short = name] }) => [name, short]),
  );
  return nameSession(reading.session, shortNames);
}

describe.each(BOARDS)('the board of %s', (_, board) => {
  test.each(board.lines.filter(({ meant }) => meant !== undefined))('$written is $meant', (line) => {
    expect(readAs(line.written, board)).toBe(line.meant);
  });

  test.each(board.lines.filter(({ meant }) => meant === undefined))('$written stays unread', (line) => {
    expect(readAs(line.written, board)).toBeUndefined();
  });
});

test('the boards have at least 287 names, at least 60 of them unread, and at least 230 that are read', () => {
  const lines = BOARDS.flatMap(([, board]) => board.lines);
  const unread = lines.filter(({ meant }) => meant === undefined);
  expect(lines.length).toBeGreaterThanOrEqual(287);
  expect(unread.length).toBeGreaterThanOrEqual(60);
  expect(lines.length - unread.length).toBeGreaterThanOrEqual(230);
});

function context(
  [one, oneShort]: readonly [string, string],
  [other, otherShort]: readonly [string, string],
  onePlayers: readonly string[] = [],
  otherPlayers: readonly string[] = [],
): SessionContext {
  return {
    teams: [
      { name: one, shortNames: [oneShort] },
      { name: other, shortNames: [otherShort] },
    ],
    players: { [one]: onePlayers, [other]: otherPlayers },
  };
}

const INDIA_SA = context(
  ['India', 'IND'],
  ['South Africa', 'SA'],
  'Shubman Gill,Abhishek Sharma,Axar Patel,Arshdeep Singh,H Pandya,J Bumrah,S Dube,S Samson,S Yadav,T Varma,V Chakaravarthy,W Sundar,Jitesh Sharma'.split(
    ',',
  ),
  'A Markram,Q de Kock,A Nortje,C Bosch,D Brevis,D Ferreira,D Miller,K Maharaj,M Jansen,R Hendricks,T Stubbs,G Linde'.split(
    ',',
  ),
);

test.each([
  ['6 OVER RUNS IND', { ask: 'over-runs', team: 'India', overs: 6 }],
  ['Only 11 over run IND', { ask: 'only-over-runs', team: 'India', over: 11 }],
  ['17.3 ball run SA', { ask: 'ball-runs', team: 'South Africa', over: 17, ball: 3 }],
  ['17.3 over run SA', { ask: 'over-ball-runs', team: 'South Africa', over: 17, ball: 3 }],
  ['Fall of 1st wkt SA', { ask: 'fall-of-wicket', team: 'South Africa', wicket: 1 }],
  ['1st 3 wkt Runs IND', { ask: 'first-wickets-runs', team: 'India', wickets: 3 }],
  ['1st wkt lost to SA balls', { ask: 'wicket-balls', team: 'South Africa', wicket: 1 }],
  ['Q de Kock run', { ask: 'player-runs', team: 'South Africa', player: 'Q de Kock' }],
  ['20 over Run bhav IND 3', { ask: 'over-runs', team: 'India', overs: 20 }],
  ['Total Match Caught Outs', { ask: 'match-total', of: 'caught' }],
  ['Highest Pship Balls', { ask: 'match-most', of: 'pship-balls' }],
  ['1st innings - South Africa total sixes', { ask: 'innings-total', team: 'South Africa', of: 'sixes' }],
  ['1st innings - Gill, Shubman total fours', { ask: 'player-fours', team: 'India', player: 'Shubman Gill' }],
  ['19.6 ball wkts IND', { ask: 'ball-wickets', team: 'India', over: 19, ball: 6 }],
  ['10 OVER RUN ODD EVEN IND', { ask: 'over-runs', team: 'India', overs: 10, isOdd: true }],
  ['LAMBI IND TO BE ODD', { ask: 'innings-runs', team: 'India', inningsNumber: 1, isOdd: true }],
  [
    '0.3 BALL RUN SA SUPER OVER',
    { ask: 'ball-runs', team: 'South Africa', over: 0, ball: 3, isSuperOver: true },
  ],
  [
    'FALL OF 1ST WKT SA 2ND SUPER OVER TO BE ODD',
    {
      ask: 'fall-of-wicket',
      team: 'South Africa',
      wicket: 1,
      inningsNumber: 2,
      isSuperOver: true,
      isOdd: true,
    },
  ],
  ['10 OVER RUNS IND 2ND INN', { ask: 'over-runs', team: 'India', overs: 10, inningsNumber: 2 }],
])('%s is read', (name, session) => {
  expect(parseSessionName(name, INDIA_SA)).toEqual(session);
});

test('a name offered in advance says so, also where a board cut it short', () => {
  const session = { ask: 'match-most', of: 'over-runs', isAdvance: true };
  expect(parseSessionName('HIGHEST SCORING OVER RUNS IN MATCH(IND VS SA)ADV', INDIA_SA)).toEqual(session);
  expect(parseSessionName('HIGHEST SCORING OVER RUNS IN MATCH(IND VS SA)AD', INDIA_SA)).toEqual(session);
});

test('an initial and a surname find the one player they can mean', () => {
  expect(parseSessionName('S GILL RUN', INDIA_SA)).toMatchObject({ player: 'Shubman Gill', team: 'India' });
  expect(parseSessionName('A SHARMA RUN', INDIA_SA)).toMatchObject({ player: 'Abhishek Sharma' });
  const twoGills = context(['India', 'IND'], ['South Africa', 'SA'], ['Shubman Gill', 'Sandeep Gill']);
  expect(parseSessionName('S GILL RUN', twoGills)).toBeUndefined();
});

test('an exact full name means its player, though others share the initial', () => {
  const sharmas = context(
    ['India', 'IND'],
    ['South Africa', 'SA'],
    ['A Sharma', 'Abhishek Sharma', 'AK Sharma'],
    ['Aiden Markram', 'A Markram'],
  );
  expect(parseSessionName('A SHARMA RUN', sharmas)).toMatchObject({ player: 'A Sharma' });
  expect(parseSessionName('A. Sharma Boundaries', sharmas)).toMatchObject({ player: 'A Sharma' });
  expect(parseSessionName('ABHISHEK SHARMA RUN', sharmas)).toMatchObject({ player: 'Abhishek Sharma' });
  expect(parseSessionName('MARKRAM RUN', sharmas)).toBeUndefined();
  expect(parseSessionName('SHARMA RUN', sharmas)).toBeUndefined();
});

test.each([
  '6 OVER RUNS OMAN',
  '6 OVER RUNS IND(IND VS OMAN)ADV',
  'X NOBODY RUN',
  'FALL OF 11TH WKT IND',
  '0 OVER RUNS IND',
  '17.9 BALL RUN IND',
  '10 OVER BOUNDARIES ODD RUN BHAV IND',
  'S GILL BOUNDARIES TO BE ODD',
  'TOTAL MATCH FOURS SUPER OVER',
  'IND WILL WIN THE TOSS SUPER OVER',
  'MAN OF THE MATCH IND S GILL SUPER OVER',
  'S GILL METER ADV',
  '2ND INN 10 OVER RUNS IND',
  '',
  '   ',
])('%j is not read, and not guessed', (name) => {
  expect(parseSessionName(name, INDIA_SA)).toBeUndefined();
});

function proveRecordedNames(): void {
  const contexts = [
    INDIA_SA,
    context(
      ['Delhi Capitals W', 'DC W'],
      ['Mumbai Indians W', 'MI W'],
      ['M Lanning', 'S Verma'],
      ['H Matthews', 'Y Bhatia'],
    ),
    context(['Sydney Sixers W', 'SS W'], ['Perth Scorchers W', 'PS W'], [], ['B Mooney']),
    context(['Kandy', 'KG'], ['Lanka Lions', 'LL']),
    context(
      ['Sunrisers Hyderabad', 'SRH'],
      ['Lucknow Super Giants', 'LSG'],
      ['Travis Head', 'NK Reddy', 'Nithish Reddy'],
      ['A Khan'],
    ),
  ];
  const rows = readFileSync(`${SHARED_DATA}wire/fancy_names.tsv`, 'utf8').trimEnd().split('\n').slice(1);
  const names = rows.map((row) => row.split('\t')[2] ?? '');
  const unread = names.filter((name) => contexts.every((one) => parseSessionName(name, one) === undefined));

  test('289 of the 386 names are read by their words alone', () => {
    expect(names).toHaveLength(386);
    expect(names.length - unread.length).toBe(289);
  });

  test('of the 97 others 67 need a heading or the order of the innings, and the rest are these', () => {
    const ofMore = unread.filter((name) => /^\d Number$|odd even/.test(name));
    expect(ofMore).toHaveLength(67);
    expect(unread.filter((name) => !ofMore.includes(name))).toMatchInlineSnapshot(`
      [
        "19 over two boundaries bhav PS W",
        "20 over two boundaries bhav PS W",
        "Total Impact overs(IND vs SA)adv",
        "Direction of 1st Boundary Off Side in 1st INN adv",
        "Total Runs",
        "A Markram meter adv",
        "A Sharma meter adv",
        "B Mooney meter adv",
        "Fall of 1st wkt meter IND adv",
        "Fall of 1st wkt meter SA adv",
        "Q de Kock meter adv",
        "S Gill meter adv",
        "TOTAL IMPACT OVERS(DC W VS MI W)ADV",
        "1st innings - 3rd batter out",
        "1st innings - Head, Travis dismissal method",
        "1st innings - Lucknow Super Giants top batter",
        "1st innings - Reddy, Nithish dismissal method",
        "1st innings - Sunrisers Hyderabad 3rd dismissal method (extended)",
        "1st innings - Sunrisers Hyderabad top batter",
        "1st innings - Sunrisers Hyderabad top bowler",
        "1st innings over 1 - 1x2",
        "1st innings over 3 - Sunrisers Hyderabad to score a boundary four & a six",
        "1st innings over 5 - Sunrisers Hyderabad to score a boundary four & a six",
        "BM 1 TO 10 OVER",
        "BM 1 TO 6 OVER",
        "BOOKMAKER",
        "MINI BOOKMAKER",
        "Most sixes",
        "Team with highest score at 1st dismissal",
        "Winner (incl. super over)",
      ]
    `);
  });
}

if (hasSharedData) describe('the recorded names', proveRecordedNames);
