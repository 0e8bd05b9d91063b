import { type Arbitrary, assert, boolean, constantFrom, integer, oneof, property, record } from 'fast-check';
import { expect, inject, test } from 'vitest';
import { MATCH_EVENT_NAMES, MATCH_MOST_NAMES, MATCH_TOTAL_NAMES, nameSession } from './name-session.ts';
import { parseSessionName } from './names/read-session-name.ts';
import { INNINGS_TOTALS, type Session } from './session.ts';

const SHORT = { India: 'IND', 'South Africa': 'SA' };
const CONTEXT = {
  teams: [
    { name: 'India', shortNames: ['IND'] },
    { name: 'South Africa', shortNames: ['SA'] },
  ],
  players: { India: ['S Gill', 'Abhishek Sharma'], 'South Africa': ['Q de Kock', 'A Markram'] },
};

test.each<[Session, string]>([
  [{ ask: 'over-runs', team: 'India', overs: 6 }, '6 OVER RUNS IND'],
  [{ ask: 'over-runs', team: 'India', overs: 6, isAdvance: true }, '6 OVER RUNS IND(IND VS SA)ADV'],
  [{ ask: 'only-over-runs', team: 'South Africa', over: 11 }, 'ONLY 11 OVER RUN SA'],
  [{ ask: 'fall-of-wicket', team: 'India', wicket: 2 }, 'FALL OF 2ND WKT IND'],
  [{ ask: 'wicket-balls', team: 'India', wicket: 1 }, '1ST WKT LOST TO IND BALLS'],
  [{ ask: 'player-runs', team: 'India', player: 'S Gill' }, 'S GILL RUN'],
  [{ ask: 'player-balls', team: 'India', player: 'S Gill' }, 'HOW MANY BALLS FACE BY S GILL'],
  [{ ask: 'pship-boundaries', team: 'India', wicket: 3 }, '3RD WKT PSHIP BOUNDARIES IND'],
  [{ ask: 'wicket-caught', team: 'India', wicket: 3 }, '3RD WKT CAUGHT OUT IND'],
  [{ ask: 'wicket-player', team: 'India', player: 'S Gill', wicket: 3 }, '3RD WKT NEXTMAN OUT S GILL'],
  [{ ask: 'match-total', of: 'fours' }, 'TOTAL MATCH FOURS'],
  [{ ask: 'innings-total', team: 'India', of: 'fours' }, 'TOTAL FOURS IND'],
  [{ ask: 'only-over-boundaries', team: 'India', over: 20 }, 'ONLY 20 OVER BOUNDARIES IND'],
  [{ ask: 'player-sixes', team: 'India', player: 'S Gill' }, 'S GILL SIXES'],
  [{ ask: 'ball-runs', team: 'India', over: 0, ball: 6, isSuperOver: true }, '0.6 BALL RUN IND SUPER OVER'],
  [{ ask: 'over-runs', team: 'India', overs: 20, isOdd: true }, '20 OVER RUNS IND TO BE ODD'],
  [{ ask: 'over-runs', team: 'India', overs: 20, lastDigit: 7 }, '20 OVER RUNS IND LAST DIGIT 7'],
  [{ ask: 'match-most', of: 'pship-runs' }, 'HIGHEST PSHIP RUNS'],
])('%o is called %s', (session, name) => {
  expect(nameSession(session, SHORT)).toBe(name);
});

const team = constantFrom('India', 'South Africa');
const who = constantFrom(
  { team: 'India', player: 'S Gill' },
  { team: 'India', player: 'Abhishek Sharma' },
  { team: 'South Africa', player: 'Q de Kock' },
);
const keysOf = <K extends string>(names: { readonly [key in K]: string }) =>
  constantFrom(...(Object.keys(names) as K[]));
const inningsTotal = constantFrom(...INNINGS_TOTALS);
const over = integer({ min: 1, max: 120 });
const ball = integer({ min: 1, max: 6 });
const wicket = integer({ min: 1, max: 10 });
const runs = integer({ min: 1, max: 300 });

const anyAsk = oneof(
  record({ ask: constantFrom('only-over-runs', 'only-over-wickets', 'only-over-boundaries'), team, over }),
  record({ ask: constantFrom('over-runs', 'over-block-boundaries', 'dot-balls'), team, overs: over }),
  record({ ask: constantFrom('ball-runs', 'over-ball-runs', 'ball-wickets'), team, over, ball }),
  record({ ask: constantFrom('delivery-runs', 'delivery-wickets'), team, over, delivery: ball }),
  record({
    ask: constantFrom(
      'fall-of-wicket',
      'wicket-balls',
      'pship-runs',
      'pship-balls',
      'pship-boundaries',
      'wicket-caught',
    ),
    team,
    wicket,
  }),
  record({ ask: constantFrom('first-wickets-runs'), team, wickets: wicket }),
  record({ ask: constantFrom('team-balls-for-runs'), team, runs }),
  record({ ask: constantFrom('power-play-runs', 'power-surge-runs', 'toss-won'), team }),
  record({ ask: constantFrom('innings-runs'), team, inningsNumber: integer({ min: 1, max: 2 }) }),
  record({
    ask: constantFrom(
      'player-runs',
      'player-boundaries',
      'player-fours',
      'player-sixes',
      'player-balls',
      'player-of-match',
      'top-batter',
    ),
    who,
  }),
  record({ ask: constantFrom('player-balls-for-runs', 'player-reaches-runs'), who, runs }),
  record({ ask: constantFrom('wicket-player'), who, wicket }),
  record({ ask: constantFrom('bowler-runs', 'bowler-wickets'), who, overs: integer({ min: 1, max: 10 }) }),
  record({ ask: constantFrom('innings-total'), team, of: inningsTotal }),
  record({ ask: constantFrom('match-over-runs', 'both-over-runs'), over }),
  record({ ask: constantFrom('both-teams-runs'), runs }),
  record({ ask: constantFrom('free-hit-boundaries') }),
  record({ ask: constantFrom('match-total'), of: keysOf(MATCH_TOTAL_NAMES) }),
  record({ ask: constantFrom('match-most'), of: keysOf(MATCH_MOST_NAMES) }),
  record({ ask: constantFrom('match-event'), of: keysOf(MATCH_EVENT_NAMES) }),
);

type Drawn = typeof anyAsk extends Arbitrary<{ readonly ask: infer Ask }> ? Ask : never;

/** The compiler reports here an ask that `anyAsk` leaves out. */
const neverDrawn: Readonly<Record<Exclude<Session['ask'], Drawn>, never>> = {};

/** The toss and the player of the match are of no innings. */
const isOfInnings = (ask: object & { readonly ask: Session['ask'] }): boolean =>
  ('team' in ask || 'who' in ask) && ask.ask !== 'toss-won' && ask.ask !== 'player-of-match';

const questions = constantFrom({}, { isOdd: true }, { lastDigit: 0 }, { lastDigit: 7 });
const terms = { isAdvance: boolean(), isSuperOver: boolean(), questions };

const anySession: Arbitrary<Session> = record({ ask: anyAsk, ...terms }).map(
  ({ ask, isAdvance, isSuperOver, questions: ofRun }) => {
    const { who: player, ...rest } = { who: {}, ...ask };
    return {
      ...rest,
      ...player,
      ...(isAdvance ? { isAdvance } : {}),
      ...(isSuperOver && isOfInnings(ask) ? { isSuperOver } : {}),
      ...(ask.ask.endsWith('-runs') || ask.ask === 'fall-of-wicket' ? ofRun : {}),
    } as Session;
  },
);

test('every session is read back from its name', () => {
  expect(neverDrawn).toEqual({});
  assert(
    property(anySession, (session) => {
      expect(parseSessionName(nameSession(session, SHORT), CONTEXT)).toEqual(session);
    }),
    { numRuns: 500 * inject('caseFactor') },
  );
});
