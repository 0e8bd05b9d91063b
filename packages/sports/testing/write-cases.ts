import {
  MATCH_CASES,
  type MatchDecision,
  type MatchEnd,
  WINNER_CASES,
} from '../src/fancy-rules/cases/match-cases.ts';
import {
  CASE_INNINGS,
  CASE_KINDS,
  CASE_STAGES,
  type CaseKind,
  type CaseStage,
  INNINGS_ENDS,
  type InningsEnd,
  type SettlementCase,
  settlementCase,
} from '../src/fancy-rules/cases/settlement-cases.ts';
import { FANCY_RULES } from '../src/fancy-rules/rules.ts';

/** The page docs/settlement-cases.md, written from the tables that settle. */

const KINDS: { readonly [kind in CaseKind]: { readonly what: string; readonly begun: string } } = {
  block: { what: 'First n overs: runs, boundaries, dot balls', begun: 'nth over in progress' },
  'six-over-boundaries': { what: 'Boundaries of the first 6 overs', begun: '6th over in progress' },
  'twenty-overs': { what: '20 overs of a T20, whatever is counted', begun: '20th over in progress' },
  'fifty-overs': {
    what: 'All overs of a one-day innings (50), whatever is counted',
    begun: 'last over in progress',
  },
  'power-play': { what: 'Runs of the power play', begun: '4th over in progress' },
  'power-surge': { what: 'Runs of the power surge', begun: 'its 2nd over in progress' },
  'one-over': { what: 'One over alone: runs, wickets, boundaries', begun: 'that over in progress' },
  'one-ball': { what: 'One ball, or the score at it', begun: 'its over in progress, the ball not bowled' },
  spell: { what: "A bowler's first n overs, n above 1", begun: 'the nth in progress, the others complete' },
  'only-over-of-bowler': { what: "A bowler's first over alone", begun: 'that over in progress' },
  wicket: { what: 'Score at the fall of a wicket', begun: 'wicket not fallen' },
  dismissal: { what: 'How a wicket falls: caught, or by name', begun: 'wicket not fallen' },
  'balls-to': { what: 'Balls to a wicket, or to runs of the side', begun: 'not reached' },
  batter: { what: "A batter's runs, balls, boundaries, balls to runs", begun: 'not out' },
  partnership: { what: "A partnership's runs, balls, boundaries", begun: 'not broken' },
  innings: { what: "The innings' runs and totals, its top batter", begun: 'begun' },
};

const NOT_BEGUN: Partial<Readonly<Record<CaseKind, string>>> = {
  batter: 'never came in',
  partnership: 'never begun',
  wicket: 'no ball bowled',
  dismissal: 'no ball bowled',
  'balls-to': 'no ball bowled',
  innings: 'no ball bowled',
  'one-ball': 'its over not begun',
  'only-over-of-bowler': 'that over not begun',
};

const ENDS: { readonly [end in InningsEnd]: string } = {
  'all-out': 'all out',
  declared: 'declared',
  'target-reached': 'target reached',
  'overs-bowled': 'overs bowled',
  time: 'Test out of time',
  shortened: 'shortened by rain',
  'cut-short': 'play ended for good',
};

const MATCH_ENDS: { readonly [end in MatchEnd]: string } = {
  full: 'Limited overs, played in full',
  reduced: 'Limited overs, overs reduced in either innings',
  'no-result': 'Limited overs, no result',
  'test-won': 'Test, a team has won',
  'test-300-overs': 'Test, 300 overs played and no team has won',
  'test-short': 'Test, fewer than 300 overs and no team has won',
};

const DECISIONS: { readonly [decision in MatchDecision]: string } = {
  won: 'Won, by runs, wickets, a method or an award',
  'super-over': 'Tied, won in a super over',
  'bowl-out': 'Tied, won in a bowl-out',
  tied: 'Tied, and nothing decided it',
  drawn: 'Drawn',
  'no-result': 'No result',
};

const PAYS = { winner: 'the winner', draw: 'the draw', nobody: 'void' } as const;

/** Questions other than how an innings ended. Each has its test in readings.test.ts. */
const READINGS: readonly (readonly [question: string, answer: string, words: string])[] = [
  [
    'Penalty runs given before the first ball',
    "Count from the first over in whatever is read from the side's score (blocks, falls, balls to runs, the innings) and in the first partnership; not in one over or one ball, in which they were not made",
    'section 5: penalty runs count in all fancy; over runs are the runs in the over',
  ],
  [
    'Penalty runs of a match before 20 March 2024',
    'Count in nothing: a ball that brought nothing else is a dot ball, and a partnership is without them',
    'section 5: penalty runs count from 20 March 2024',
  ],
  [
    'Penalty runs given after the last ball',
    'Count in the innings, the match and the score a side ended on where a wicket never fell; in no block, over or partnership',
    'section 5',
  ],
  [
    'A dot ball on which a batter retires',
    'A dot ball',
    'section 5: a wicket is not a dot ball; a retirement is no wicket',
  ],
  [
    'Balls a player takes to a number of runs, retired or out before it',
    'Settled at 0 balls; play ended for good with the player in: void',
    'sections 4 and 5',
  ],
  [
    'The rest of an ODI 50 over session, second innings shorter than the rest',
    'Void, unless the second side is all out in the last over that is needed',
    'sections 4 and 9',
  ],
  [
    'Overs lost to rain after the rest of a 50 over session was bowled',
    'Change nothing: the event was complete',
    'section 4: the incomplete event is cancelled',
  ],
  [
    'An innings of fewer overs that is all out or reaches its target',
    'Complete: what runs to its end stands. The total of its match does not',
    'section 4: overs are reduced (the incomplete event is cancelled)',
  ],
  [
    'An innings of fewer overs that ends because they are out',
    'Cut: what was still running is void; overs bowled, wickets fallen and batters out stand',
    'section 4, the same sentence; section 5: a session counts only if all its overs are fully bowled',
  ],
  [
    'Whether a run is odd or even, and the digit it ends in',
    'Those of the number the session comes to: open while it is open, void where it is void',
    'sections 4 and 5, of the session they are taken from',
  ],
];

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

function formatCase({ verdict, rule }: SettlementCase): string {
  const verdictText = verdict === 'remainder' ? 'rest from the second innings' : verdict;
  return rule === undefined ? verdictText : `${verdictText} (${rule})`;
}

function rowsOf(kind: CaseKind, stage: CaseStage): readonly (readonly string[])[] {
  const cells = CASE_INNINGS.map((innings) =>
    INNINGS_ENDS.map((end) => formatCase(settlementCase(kind, stage, end, innings))),
  );
  const [first = [], later = []] = cells;
  const where = stage === 'under-way' ? KINDS[kind].begun : (NOT_BEGUN[kind] ?? 'its last over not begun');
  const isSame = first.every((cell, index) => cell === later[index]);
  if (isSame) return [[KINDS[kind].what, where, 'any', ...first]];
  return [
    [KINDS[kind].what, where, 'first', ...first],
    [KINDS[kind].what, where, 'later', ...later],
  ];
}

export function writeCases(): string {
  const used = CASE_KINDS.flatMap((kind) =>
    CASE_STAGES.flatMap((stage) =>
      INNINGS_ENDS.flatMap((end) =>
        CASE_INNINGS.map((which) => settlementCase(kind, stage, end, which).rule),
      ),
    ),
  );
  const rules = FANCY_RULES.filter(
    ({ id }) => used.includes(id) || Object.values(MATCH_CASES).some(({ rule }) => rule === id),
  );
  return `# How sessions end

Written from \`packages/sports/src/fancy-rules/cases\`, the tables that settle and that the remarks on the board are read from. Do not
edit it: \`npm run unit -- packages/sports/src/fancy-rules/cases -u\` writes it again, and the same test without \`-u\` fails where it
differs. [Decision 58](decisions/0058-one-table-of-settlement.md) says why each is so.

What came to its end stands, whatever happens afterwards: overs that were bowled, a wicket that fell, a batter who was out or
retired, runs that were reached. The tables are for what had not when the innings ended.

## By the end of the innings

"Play ended for good" is an innings that nothing followed: a match that was abandoned or awarded, or a chase that rain ended and
the par score decided. "Shortened by rain" is an innings that lost overs and ended for want of them: it stopped and the other side
batted, or its fewer overs ran out. All out or at its target, an innings of fewer overs ends like any other
([decision 79](decisions/0079-names-rain-and-recordings.md)).

${table(
  ['session', 'where it was', 'innings', ...INNINGS_ENDS.map((end) => ENDS[end])],
  CASE_KINDS.flatMap((kind) => CASE_STAGES.flatMap((stage) => rowsOf(kind, stage))),
)}

## Totals and events of the whole match

In a Test the top batter of an innings is one of these events too: it stands only where both tables let it stand.

${table(
  ['match', 'session'],
  Object.entries(MATCH_CASES).map(([end, found]) => [MATCH_ENDS[end as MatchEnd], formatCase(found)]),
)}

## The winner and the tie

${table(
  ['match', 'match odds and bookmaker pay', 'tied match'],
  Object.entries(WINNER_CASES).map(([decision, { pays, isTied }]) => [
    DECISIONS[decision as MatchDecision],
    PAYS[pays],
    isTied === undefined ? 'void' : isTied ? 'yes' : 'no',
  ]),
)}

## Single questions

${table(['case', 'decided', 'by'], READINGS)}

## The rules named above

${table(
  ['rule', 'section', 'text'],
  rules.map(({ id, section, text }) => [id, section, text]),
)}
`;
}
