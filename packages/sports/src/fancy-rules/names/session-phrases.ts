import { MATCH_EVENT_NAMES, MATCH_MOST_NAMES } from '../name-session.ts';
import type { MatchTotal, SessionAsk } from '../session.ts';
import type { FoundPlayer } from '../session-context.ts';
import type { DialectForm, DialectReading } from './name-dialect.ts';
import { nameWords } from './name-words.ts';

/** What names call each total of the match, in the words of name-words.ts. */
const MATCH_TOTAL_WORDS: { readonly [total in MatchTotal]: readonly string[] } = {
  runs: ['RUN'],
  fours: ['FOUR'],
  sixes: ['SIX'],
  boundaries: ['BOUNDARY'],
  wides: ['WIDE'],
  'no-balls': ['NOBALL'],
  extras: ['EXTRA'],
  wickets: ['WKT'],
  lbw: ['LBW'],
  bowled: ['BOWLED'],
  caught: ['CAUGHT'],
  'run-outs': ['RUNOUT'],
  stumpings: ['STUMPING'],
  ducks: ['DUCK'],
  thirties: ['30S'],
  fifties: ['FIFTY'],
  hundreds: ['HUNDRED'],
  'single-digit-scorers': ['SINGLE DIGIT SCORER'],
  'double-digit-scorers': ['DOUBLE DIGIT SCORER'],
  'wicket-takers': ['WKT TAKER'],
  'dot-balls': ['DOTBALL'],
  maidens: ['MAIDEN', 'MAIDEN OVER'],
  'four-hitters': ['FOUR HITTER'],
  'six-hitters': ['SIX HITTER'],
};

/** What a phrase is about. */
export interface PhraseWords {
  readonly n: number;
  readonly m: number;
  readonly team: string;
  /** The other side of the match. */
  readonly other: string;
  readonly who: FoundPlayer;
}

/** An ask, or one for each reading of a form that boards use in two ways. */
export type PhraseReading = SessionAsk | Doubtful;

export type Doubtful = {
  readonly [Form in DialectForm]: {
    readonly form: Form;
    /** Undefined where there is no session for that reading. */
    readonly either: { readonly [Reading in DialectReading<Form>]: SessionAsk | undefined };
  };
}[DialectForm];

/** `innings` is an innings of the match, whoever bats in it. */
export type PhraseOf = 'side' | 'player' | 'match' | 'innings';

export interface Phrase {
  readonly of: PhraseOf;
  /** Unambiguous only where the side bats once. */
  readonly isOfOneInnings?: true;
  readonly pattern: RegExp;
  readonly read: (words: PhraseWords) => PhraseReading;
}

const N = '(?<n>\\d+)';
const TH = '(?:ST|ND|RD|TH)';
const NTH = `(?<n>\\d+)${TH}`;
const ANY = `(?<n>\\d+)${TH}?`;
const BALL_AT = '(?<n>\\d+)\\.(?<m>\\d+)';
const RUNS = '(?: (?:RUN|SESSION|SCORE|TOTAL|SINGLE RUN))?(?: BHAV)?';
const RUN_BHAV = '(?:(?: SINGLE)? RUN)?(?: BHAV)?';
/** "the first 6", "after 6". */
const FIRST = '(?:1ST|UPTO|AFTER|IN 1ST|AT END OF|AFTER 1ST)';

const phrases = (of: PhraseOf, read: Phrase['read'], ...patterns: readonly string[]): Phrase[] =>
  patterns.map((pattern) => ({ of, pattern: new RegExp(`^(?:${pattern})$`), read }));

const onlyOver = ({ team, n }: PhraseWords): SessionAsk => ({ ask: 'only-over-runs', team, over: n });
const overRuns = ({ team, n }: PhraseWords): SessionAsk => ({ ask: 'over-runs', team, overs: n });
const ballRuns = ({ team, n, m }: PhraseWords): SessionAsk => ({ ask: 'ball-runs', team, over: n, ball: m });
const scoreAtBall = ({ team, n, m }: PhraseWords): SessionAsk => ({
  ask: 'over-ball-runs',
  team,
  over: n,
  ball: m,
});
const ballWickets = ({ team, n, m }: PhraseWords): SessionAsk => ({
  ask: 'ball-wickets',
  team,
  over: n,
  ball: m,
});
const fall = ({ team, n }: PhraseWords): SessionAsk => ({ ask: 'fall-of-wicket', team, wicket: n });
const firstWickets = ({ team, n }: PhraseWords): SessionAsk => ({
  ask: 'first-wickets-runs',
  team,
  wickets: n,
});
const overWickets = ({ team, n }: PhraseWords): SessionAsk => ({ ask: 'only-over-wickets', team, over: n });
const onlyBoundaries = ({ team, n }: PhraseWords): SessionAsk => ({
  ask: 'only-over-boundaries',
  team,
  over: n,
});
const blockBoundaries = ({ team, n }: PhraseWords): SessionAsk => ({
  ask: 'over-block-boundaries',
  team,
  overs: n,
});
const pship = (ask: 'pship-runs' | 'pship-balls' | 'pship-boundaries') => (words: PhraseWords) =>
  ({ ask, team: words.team, wicket: words.n }) as const;
const inningsRuns = ({ team }: PhraseWords): SessionAsk => ({ ask: 'innings-runs', team, inningsNumber: 1 });

/** "The first over" and "the first 1 over" count the same runs. */
const overByOrdinal =
  (alone: (words: PhraseWords) => SessionAsk, upToIt: (words: PhraseWords) => SessionAsk) =>
  (words: PhraseWords): PhraseReading =>
    words.n === 1
      ? alone(words)
      : { form: 'ordinal-over', either: { 'that-over': alone(words), 'up-to-it': upToIt(words) } };

const OVERS: readonly Phrase[] = [
  ...phrases('side', overRuns, `${N} OVER${RUNS}`, `${FIRST} ${N} OVER${RUNS}`, `TOTAL ${N} OVER RUN`),
  ...phrases('side', overRuns, `(?:UPTO|AFTER|AT END OF) ${NTH} OVER${RUNS}`),
  ...phrases('side', overRuns, `(?:RUN|SCORE|TOTAL|TOTAL RUN) ${FIRST} ${N} OVER`),
  ...phrases('side', overRuns, `(?:RUN|SCORE|TOTAL) (?:UPTO|AFTER|AT END OF) ${NTH} OVER`),
  ...phrases('side', overByOrdinal(onlyOver, overRuns), `${NTH} OVER${RUNS}`),
  ...phrases('side', onlyOver, `ONLY ${ANY} OVER${RUNS}`, `${ANY} OVER${RUNS} ONLY`, `MATCH ${NTH} OVER RUN`),
  ...phrases(
    'side',
    onlyOver,
    `ONLY OVER ${N}${RUNS}`,
    `(?:RUN|SCORE|TOTAL RUN) IN (?:THE |ONLY )?${NTH} OVER`,
  ),
  ...phrases('side', overWickets, `ONLY ${ANY} OVER WKT`, `WKT IN (?:THE |ONLY )?${NTH} OVER`),
  ...phrases('side', onlyBoundaries, `ONLY ${ANY} OVER BOUNDARY`, `BOUNDARY IN (?:THE |ONLY )?${NTH} OVER`),
  ...phrases('side', blockBoundaries, `${N} OVER BOUNDARY`, `BOUNDARY ${FIRST} ${N} OVER`),
  ...phrases('side', blockBoundaries, `1ST ${N} OVER BOUNDARY`),
  ...phrases('side', overByOrdinal(onlyBoundaries, blockBoundaries), `${NTH} OVER BOUNDARY`),
  ...phrases(
    'side',
    ({ team, n }) => ({ ask: 'dot-balls', team, overs: n }),
    `(?:1ST )?${N} OVER DOTBALL`,
    `DOTBALL ${FIRST} ${N} OVER`,
  ),
  ...phrases('side', ({ team }) => ({ ask: 'power-play-runs', team }), `POWERPLAY${RUNS}`),
  ...phrases('side', ({ team }) => ({ ask: 'power-surge-runs', team }), `POWERSURGE${RUNS}`),
  ...phrases('match', ({ n }) => ({ ask: 'match-over-runs', over: n }), `MATCH ${NTH} OVER RUN`),
  ...phrases('match', ({ n }) => ({ ask: 'both-over-runs', over: n }), `TOTAL ${NTH} OVER RUN IN MATCH`),
];

const BALLS: readonly Phrase[] = [
  ...phrases(
    'side',
    scoreAtBall,
    `${BALL_AT} OVER${RUNS}`,
    `(?:SCORE |RUN )?(?:UPTO|AFTER) ${BALL_AT} (?:OVER|BALL)${RUNS}`,
  ),
  ...phrases('side', ballRuns, `ONLY ${BALL_AT} BALL${RUN_BHAV}`, `RUN (?:ON|OFF) (?:ONLY )?${BALL_AT} BALL`),
  ...phrases('side', ballRuns, `${BALL_AT} BALL${RUN_BHAV} ONLY`),
  ...phrases(
    'side',
    (words) => ({
      form: 'ball-run',
      either: { 'that-ball': ballRuns(words), 'running-score': scoreAtBall(words) },
    }),
    `${BALL_AT} BALL${RUN_BHAV}`,
  ),
  ...phrases('side', ballWickets, `WKT ON ${BALL_AT} BALL`, `ONLY ${BALL_AT} BALL WKT`),
  ...phrases(
    'side',
    (words) => ({
      form: 'ball-run',
      either: { 'that-ball': ballWickets(words), 'running-score': undefined },
    }),
    `${BALL_AT} BALL WKT`,
  ),
  ...phrases(
    'side',
    ({ team, n, m }) => ({ ask: 'delivery-runs', team, over: n, delivery: m }),
    `${ANY} OVER (?<m>\\d+)${TH} DELIVERY RUN`,
    `1ST INN OVER ${N} - (?<m>\\d+)${TH} DELIVERY TOTAL`,
  ),
  ...phrases(
    'side',
    ({ team, n, m }) => ({ ask: 'delivery-wickets', team, over: n, delivery: m }),
    `${ANY} OVER (?<m>\\d+)${TH} DELIVERY WKT`,
    `1ST INN OVER ${N} - (?<m>\\d+)${TH} DELIVERY TO BE A WKT`,
  ),
];

const WICKETS: readonly Phrase[] = [
  ...phrases(
    'side',
    fall,
    `(?:SCORE AT )?FALL OF ${ANY} WKT(?: RUN)?`,
    `${NTH} WKT(?:(?: SINGLE)? RUN BHAV)?`,
  ),
  ...phrases('side', fall, `SCORE AT ${NTH} WKT`, '(?<n>1)ST WKT RUN', `${NTH} WKT FALL(?: AT)?`),
  ...phrases('side', fall, `1ST INN - TOTAL AT ${NTH} DISMISSAL`),
  ...phrases('side', firstWickets, `1ST ${N} WKT(?: RUN)?`, `RUN FOR 1ST ${N} WKT`),
  ...phrases('side', ({ team, n }) => ({ ask: 'wicket-balls', team, wicket: n }), `${ANY} WKT LOST TO BALL`),
  ...phrases('side', pship('pship-runs'), `${ANY} WKT PSHIP(?: RUN)?`, `PSHIP(?: RUN)? ${NTH} WKT`),
  ...phrases('side', pship('pship-runs'), `${NTH} PSHIP(?: RUN)?`),
  ...phrases('side', (words) => pship('pship-runs')({ ...words, n: 1 }), 'OPENING PSHIP(?: RUN)?'),
  ...phrases('side', pship('pship-balls'), `${ANY} WKT PSHIP BALL`, `${NTH} PSHIP BALL`),
  ...phrases('side', pship('pship-boundaries'), `${ANY} WKT PSHIP BOUNDARY`, `${NTH} PSHIP BOUNDARY`),
  // Boards that leave out a word offer the same three: the score, the balls to the wicket, the partnership's boundaries.
  ...phrases('side', pship('pship-boundaries'), `${NTH} WKT BOUNDARY`),
  ...phrases('side', ({ team, n }) => ({ ask: 'wicket-balls', team, wicket: n }), `${NTH} WKT BALL`),
  ...phrases('side', ({ team, n }) => ({ ask: 'wicket-caught', team, wicket: n }), `${NTH} WKT CAUGHT`),
  ...phrases(
    'player',
    ({ who, n }) => ({ ask: 'wicket-player', ...who, wicket: n }),
    `${NTH} WKT NEXTMAN(?: OUT)?`,
  ),
];

const TO_SCORE = 'TO (?:SCORE|MAKE|REACH)';
const BALLS_FOR = `(?:HOW MANY )?BALL (?:FOR|TO SCORE|TO REACH|TO MAKE)(?: 1ST)? ${N}(?: RUN)?(?: BY| FOR)?`;

const player = (read: (words: PhraseWords) => SessionAsk, ...patterns: readonly string[]): Phrase[] =>
  phrases('player', read, ...patterns);

const PLAYERS: readonly Phrase[] = [
  ...player(
    ({ who }) => ({ ask: 'player-runs', ...who }),
    `(?:BATTER |TOTAL )?RUN(?: BHAV)?`,
    'SINGLE RUN BHAV',
    'RUN (?:SCORE )?BY',
  ),
  ...player(({ who }) => ({ ask: 'player-runs', ...who }), 'SCORE', 'TOTAL SCORE', '1ST INN - TOTAL', ''),
  ...player(({ who }) => ({ ask: 'player-boundaries', ...who }), '(?:TOTAL )?BOUNDARY(?: HIT)?(?: BY)?'),
  ...player(
    ({ who }) => ({ ask: 'player-fours', ...who }),
    '(?:TOTAL )?FOUR(?: HIT)?(?: BY)?',
    '1ST INN - TOTAL FOUR',
  ),
  ...player(
    ({ who }) => ({ ask: 'player-sixes', ...who }),
    '(?:TOTAL )?SIX(?: HIT)?(?: BY)?',
    '1ST INN - TOTAL SIX',
  ),
  ...player(
    ({ who }) => ({ ask: 'player-balls', ...who }),
    '(?:TOTAL |HOW MANY )?BALL FACE(?: BY)?',
    'BALL',
    'HOW MANY BALL',
  ),
  ...player(({ who, n }) => ({ ask: 'player-balls-for-runs', ...who, runs: n }), BALLS_FOR),
  ...player(
    ({ who, n }) => ({ ask: 'player-reaches-runs', ...who, runs: n }),
    `${N} RUN BY`,
    `${TO_SCORE} ${N}(?: RUN| OR MORE| OR MORE RUN)?`,
    `1ST INN - TO SCORE ${N}`,
  ),
  ...player(({ who }) => ({ ask: 'player-reaches-runs', ...who, runs: 50 }), `${TO_SCORE} (?:A )?FIFTY`),
  ...player(({ who }) => ({ ask: 'player-reaches-runs', ...who, runs: 100 }), `${TO_SCORE} (?:A )?HUNDRED`),
  ...player(
    ({ who, n }) => ({ ask: 'bowler-runs', ...who, overs: n }),
    `${N} OVER SESSION`,
    `${N} OVER RUN (?:GIVEN|CONCEDED)`,
    `RUN (?:GIVEN|CONCEDED) (?:BY )?IN (?:1ST )?${N} OVER`,
  ),
  ...player(
    ({ who, n }) => ({ ask: 'bowler-wickets', ...who, overs: n }),
    `${N} OVER WKT`,
    `WKT IN 1ST ${N} OVER`,
  ),
  ...player(({ who }) => ({ ask: 'player-of-match', ...who }), '(?:MAN|PLAYER) OF (?:THE )?MATCH', 'MOM'),
  ...player(({ who }) => ({ ask: 'top-batter', ...who }), 'TOP BATTER', 'TO BE TOP BATTER'),
];

const INNINGS: readonly Phrase[] = [
  ...phrases(
    'side',
    inningsRuns,
    `LAMBI${RUN_BHAV}`,
    '1ST INN - TOTAL',
    'INN (?:RUN|TOTAL|SCORE)',
    'TOTAL INN RUN',
  ),
  ...phrases('side', inningsRuns, 'TOTAL(?: RUN| SCORE)?', 'FINAL SCORE', 'FULL INN RUN').map((phrase) => ({
    ...phrase,
    isOfOneInnings: true as const,
  })),
  ...phrases('innings', inningsRuns, 'RUN', 'TOTAL(?: RUN| SCORE)?', 'INN (?:RUN|TOTAL)'),
  ...phrases('side', onlyOver, `1ST INN OVER ${N} - TOTAL`),
  ...phrases('side', overWickets, `1ST INN OVER ${N} - DISMISSAL`),
  ...phrases(
    'side',
    ({ team, n }) => ({ ask: 'team-balls-for-runs', team, runs: n }),
    BALLS_FOR,
    `HOW MANY BALL FOR ${N} RUN`,
  ),
  ...phrases('side', ({ team }) => ({ ask: 'toss-won', team }), '(?:WILL|TO) WIN (?:THE )?TOSS'),
];

/** Totals that clearly belong to the batting side; for the others it depends on the board. */
const HIT_TOTALS = { fours: 'FOUR', sixes: 'SIX', boundaries: 'BOUNDARY' } as const;
const OTHER_TOTALS = {
  wides: 'WIDE',
  'no-balls': 'NOBALL',
  extras: 'EXTRA',
  wickets: 'WKT',
  caught: 'CAUGHT',
  bowled: 'BOWLED',
  lbw: 'LBW',
} as const;

const entriesOf = <K extends string, V>(table: { readonly [key in K]: V }): readonly (readonly [K, V])[] =>
  (Object.keys(table) as K[]).map((key) => [key, table[key]]);

const SIDE_TOTALS: readonly Phrase[] = [
  ...entriesOf(HIT_TOTALS).flatMap(([of, word]) =>
    phrases(
      'side',
      ({ team }) => ({ ask: 'innings-total', team, of }),
      `(?:TOTAL )?${word}`,
      `TOTAL INN ${word}`,
      `1ST INN - TOTAL ${word}`,
    ),
  ),
  ...entriesOf(OTHER_TOTALS).flatMap(([of, word]) => [
    ...phrases(
      'side',
      ({ team, other }) => ({
        form: 'side-total',
        either: {
          batting: { ask: 'innings-total', team, of },
          bowling: { ask: 'innings-total', team: other, of },
        },
      }),
      `TOTAL ${word}`,
    ),
    ...phrases('side', ({ team }) => ({ ask: 'innings-total', team, of }), `1ST INN - TOTAL ${word}`),
    ...phrases('innings', ({ team }) => ({ ask: 'innings-total', team, of }), `TOTAL ${word}`),
  ]),
];

const MATCH: readonly Phrase[] = [
  ...phrases('match', ({ n }) => ({ ask: 'both-teams-runs', runs: n }), `BOTH TEAM TO SCORE ${N}(?: RUN)?`),
  ...phrases('match', () => ({ ask: 'free-hit-boundaries' }), 'FREE HIT BOUNDARY'),
  ...phrases('match', () => ({ ask: 'match-event', of: 'tied' }), 'WILL THERE BE A TIE'),
];

export const PHRASES: readonly Phrase[] = [
  ...OVERS,
  ...BALLS,
  ...WICKETS,
  ...PLAYERS,
  ...INNINGS,
  ...SIDE_TOTALS,
  ...MATCH,
];

function totalPhrases(of: MatchTotal, word: string): readonly (readonly [string, SessionAsk])[] {
  const names = [
    `TOTAL MATCH ${word}`,
    `MATCH TOTAL ${word}`,
    `TOTAL ${word} IN MATCH`,
    `TOTAL ${word} IN THE MATCH`,
  ];
  return names.map((name) => [name, { ask: 'match-total', of }] as const);
}

const normalized = (name: string): string => nameWords(name).join(' ');

/** Names of the whole match that are one fixed phrase. */
export const MATCH_PHRASES: ReadonlyMap<string, SessionAsk> = new Map<string, SessionAsk>([
  ...entriesOf(MATCH_TOTAL_WORDS).flatMap(([of, words]) => words.flatMap((word) => totalPhrases(of, word))),
  ...entriesOf(MATCH_MOST_NAMES).map(([of, name]) => [normalized(name), { ask: 'match-most', of }] as const),
  ...entriesOf(MATCH_EVENT_NAMES).map(
    ([of, name]) => [normalized(name), { ask: 'match-event', of }] as const,
  ),
  ['HIGHEST OVER RUN IN MATCH', { ask: 'match-most', of: 'over-runs' }],
  ['HIGHEST PSHIP', { ask: 'match-most', of: 'pship-runs' }],
  ['HIGHEST PSHIP IN MATCH', { ask: 'match-most', of: 'pship-runs' }],
  ['HIGHEST PSHIP RUN IN MATCH', { ask: 'match-most', of: 'pship-runs' }],
  ['MOST FOUR BY A BATTER', { ask: 'match-most', of: 'batter-fours' }],
  ['MOST SIX BY A BATTER', { ask: 'match-most', of: 'batter-sixes' }],
]);
