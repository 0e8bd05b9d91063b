import { expect, test } from 'vitest';
import { INDIA, NEPAL, newMatch, playInnings, playOn } from '../../../../testing/play-innings.ts';
import type { CricketMatch, CricketOutcome } from '../../../score/cricket-match.ts';
import { closeInnings, declareInnings, finishMatch, startInnings } from '../../../score/grow-match.ts';
import { judgeSession } from '../../judge-session.ts';
import type { MatchEvent, MatchMost, MatchTotal, Session } from '../../session.ts';

const WON: CricketOutcome = { kind: 'won', team: INDIA, by: '10 runs', margin: { runs: 10 } };
const total = (match: CricketMatch, of: MatchTotal) => judgeSession(match, { ask: 'match-total', of });
const most = (match: CricketMatch, of: MatchMost) => judgeSession(match, { ask: 'match-most', of });
const event = (match: CricketMatch, of: MatchEvent) => judgeSession(match, { ask: 'match-event', of });

/** India: I1 hits 34 in boundaries, later only dots. Nepal: three wickets with the first three balls, then dots. */
function fullMatch(): CricketMatch {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '5x6 4 W 4r nb4 wd5 b2 lb1 ro 109x.'));
  const second = playInnings(first, NEPAL, 'W lbw c 117x.', { target: { runs: 59, overs: 20 } });
  return finishMatch(second, WON, 'I1');
}

test.each<[MatchTotal, number]>([
  ['runs', 51],
  ['fours', 2],
  ['sixes', 5],
  ['boundaries', 7],
  ['wides', 5],
  ['no-balls', 1],
  ['extras', 9],
  ['wickets', 5],
  ['lbw', 1],
  ['bowled', 2],
  ['caught', 1],
  ['run-outs', 1],
  ['stumpings', 0],
  ['ducks', 3],
  ['thirties', 1],
  ['fifties', 0],
  ['hundreds', 0],
  ['single-digit-scorers', 8],
  ['double-digit-scorers', 1],
  ['wicket-takers', 2],
  ['dot-balls', 226],
  ['maidens', 38],
  ['four-hitters', 2],
  ['six-hitters', 1],
])('the match total of %s is counted over both innings', (of, run) => {
  expect(total(fullMatch(), of)).toMatchObject({ kind: 'run', run, rule: 'match-events' });
});

test.each<[MatchMost, number]>([
  ['over-runs', 34],
  ['pship-runs', 34],
  ['pship-balls', 117],
  ['batter-runs', 34],
  ['batter-fours', 1],
  ['batter-sixes', 5],
  ['batter-boundaries', 6],
  ['batter-balls', 117],
  ['bowler-wickets', 3],
  ['bowler-runs', 34],
])('the most of %s is found over both innings', (of, run) => {
  expect(most(fullMatch(), of)).toMatchObject({ kind: 'run', run });
});

test.each<[MatchEvent, number]>([
  ['tied', 0],
  ['first-ball-six', 1],
  ['first-ball-four', 0],
  ['first-ball-wicket', 0],
  ['first-over-six', 1],
  ['first-over-no-ball', 0],
  ['hat-trick', 1],
  ['maiden', 1],
  ['six-sixes-over', 0],
  ['six-fours-over', 0],
  ['five-wickets', 0],
])('the event %s is settled at 1 if it happened and 0 if not', (of, run) => {
  expect(event(fullMatch(), of)).toMatchObject({ kind: 'run', run });
});

test('a fifty is not counted as a thirty, nor a hundred as a fifty', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '9x6 W 17x6 W 5x6 W 86x.'));
  const match = finishMatch(playInnings(first, NEPAL, '120x.', { target: { runs: 187, overs: 20 } }), WON);
  expect(
    (['thirties', 'fifties', 'hundreds', 'double-digit-scorers'] as const).map((of) => total(match, of)),
  ).toMatchObject([{ run: 1 }, { run: 1 }, { run: 1 }, { run: 2 }]);
});

test('match sessions are open until the match is over', () => {
  const match = playInnings(newMatch('T20'), INDIA, '6x6');
  expect(total(match, 'sixes')).toEqual({ kind: 'undecided' });
  expect(most(match, 'over-runs')).toEqual({ kind: 'undecided' });
  expect(event(match, 'six-sixes-over')).toEqual({ kind: 'undecided' });
});

test('match sessions are void in a match without a result or with reduced overs', () => {
  const rained = finishMatch(playInnings(newMatch('T20'), INDIA, '6x6'), { kind: 'no result' });
  expect(total(rained, 'sixes')).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  const halfway = finishMatch(closeInnings(playInnings(newMatch('T20'), INDIA, '120x1')), {
    kind: 'no result',
  });
  expect(total(halfway, 'sixes')).toMatchObject({ kind: 'void', rule: 'abandoned-or-reduced' });
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '102x1'));
  const reduced = finishMatch(playInnings(first, NEPAL, '102x.', { target: { runs: 103, overs: 17 } }), WON);
  expect(total(reduced, 'sixes')).toMatchObject({ kind: 'void', reason: expect.stringContaining('reduced') });
});

test('a Test counts its totals after 300 overs or when a team has won, and not otherwise', () => {
  const short = playInnings(newMatch('Test'), INDIA, '6x6');
  expect(total(finishMatch(short, WON), 'sixes')).toMatchObject({ run: 6, rule: 'test-300-overs' });
  expect(total(finishMatch(short, { kind: 'drawn' }), 'sixes')).toMatchObject({
    kind: 'void',
    rule: 'test-300-overs',
    reason: '1 overs were played and no team won; match events need 300, so the session is void.',
  });
});

const ofSentence: readonly (readonly [event: string, session: Session, run: number])[] = [
  ['fours', { ask: 'match-total', of: 'fours' }, 1],
  ['sixes', { ask: 'match-total', of: 'sixes' }, 1],
  ['wides', { ask: 'match-total', of: 'wides' }, 5],
  ['wickets', { ask: 'match-total', of: 'wickets' }, 1],
  ['extras', { ask: 'match-total', of: 'extras' }, 5],
  ['total runs', { ask: 'match-total', of: 'runs' }, 15],
  ['highest over', { ask: 'match-most', of: 'over-runs' }, 15],
  ['top batsman of the match', { ask: 'match-most', of: 'batter-runs' }, 10],
  ['top batsman of a side', { ask: 'top-batter', team: INDIA, player: 'I1' }, 1],
];

const declared = declareInnings(playInnings(newMatch('Test'), INDIA, '6 4 wd5 W 3x.'));
const short = playInnings(declared, NEPAL, '1793x.');
const long = playOn(short, '.');

test.each(ofSentence)('in a Test the event %s needs 300 overs or a winner', (_, session, run) => {
  const judge = (match: CricketMatch, outcome: CricketOutcome) =>
    judgeSession(finishMatch(match, outcome), session);
  expect(judgeSession(long, session)).toEqual({ kind: 'undecided' });
  for (const outcome of [{ kind: 'drawn' }, { kind: 'tied' }] as const) {
    expect(judge(short, outcome)).toMatchObject({
      kind: 'void',
      rule: 'test-300-overs',
      reason: '299 overs were played and no team won; match events need 300, so the session is void.',
    });
    expect(judge(long, outcome)).toMatchObject({ kind: 'run', run, rule: 'test-300-overs' });
  }
  expect(judge(short, WON)).toMatchObject({ kind: 'run', run, rule: 'test-300-overs' });
});

test('in a Test the totals of one innings stand when it ends, however the match ends', () => {
  const session: Session = { ask: 'innings-total', team: INDIA, of: 'fours' };
  for (const match of [declared, finishMatch(short, { kind: 'drawn' })])
    expect(judgeSession(match, session)).toMatchObject({ kind: 'run', run: 1 });
});

test('an over declared at 167.5 makes the 300th over of a drawn Test', () => {
  const first = declareInnings(playInnings(newMatch('Test'), INDIA, '1002x. 5x.'));
  const drawn = (balls: string) => finishMatch(playInnings(first, NEPAL, balls), { kind: 'drawn' });
  expect(total(drawn('792x.'), 'sixes')).toMatchObject({ run: 0 });
  expect(total(drawn('791x.'), 'sixes')).toMatchObject({ kind: 'void' });
});

test('the first over is counted of the match, and of both sides together', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '6x2 114x.'));
  expect(judgeSession(first, { ask: 'match-over-runs', over: 1 })).toMatchObject({ run: 12 });
  expect(judgeSession(first, { ask: 'both-over-runs', over: 1 })).toEqual({ kind: 'undecided' });
  const both = playInnings(first, NEPAL, '6x1');
  expect(judgeSession(both, { ask: 'both-over-runs', over: 1 })).toMatchObject({ run: 18 });
});

test('free hit boundaries count, and the session is void in a match without a free hit', () => {
  const match = (balls: string) => finishMatch(playInnings(newMatch('T20'), INDIA, balls), WON);
  expect(judgeSession(match('nb fh6 fh1 4 117x.'), { ask: 'free-hit-boundaries' })).toMatchObject({ run: 1 });
  expect(judgeSession(match('4 4 6 117x.'), { ask: 'free-hit-boundaries' })).toMatchObject({
    kind: 'void',
    rule: 'free-hit',
  });
});

test('free hit boundaries are void in a match of reduced overs or without a result, as its other totals are', () => {
  const rained = closeInnings(playInnings(newMatch('T20'), INDIA, 'nb fh6 20x.'));
  const answered = playInnings(rained, NEPAL, '6x.');
  for (const match of [finishMatch(rained, { kind: 'no result' }), finishMatch(answered, WON)])
    expect(judgeSession(match, { ask: 'free-hit-boundaries' })).toMatchObject({
      kind: 'void',
      rule: 'abandoned-or-reduced',
    });
});

test('the toss, the player of the match and the top batter are settled at 1 for the one named', () => {
  const match = fullMatch();
  expect(judgeSession(match, { ask: 'toss-won', team: INDIA })).toMatchObject({ run: 1 });
  expect(judgeSession(match, { ask: 'toss-won', team: NEPAL })).toMatchObject({ run: 0 });
  expect(judgeSession(match, { ask: 'player-of-match', team: INDIA, player: 'I1' })).toMatchObject({
    run: 1,
  });
  expect(judgeSession(match, { ask: 'player-of-match', team: INDIA, player: 'I2' })).toMatchObject({
    run: 0,
  });
  expect(judgeSession(match, { ask: 'top-batter', team: INDIA, player: 'I1' })).toMatchObject({ run: 1 });
  expect(judgeSession(match, { ask: 'top-batter', team: NEPAL, player: 'N1' })).toMatchObject({
    kind: 'void',
    rule: 'top-batter-shared',
  });
});

test('a top batter of an innings that was forfeited is void: nobody batted', () => {
  const forfeited = startInnings(newMatch('Test'), INDIA, { isForfeited: true });
  expect(judgeSession(forfeited, { ask: 'top-batter', team: INDIA, player: 'I1' })).toMatchObject({
    kind: 'void',
    rule: 'did-not-bat',
    reason: 'India did not bat in that innings, so the session is void.',
  });
});

test('both teams to score a number needs it of each side', () => {
  const first = closeInnings(playInnings(newMatch('T20'), INDIA, '120x1'));
  const match = finishMatch(
    playInnings(first, NEPAL, '110x1 10x.', { target: { runs: 121, overs: 20 } }),
    WON,
  );
  expect(judgeSession(match, { ask: 'both-teams-runs', runs: 110 })).toMatchObject({ run: 1 });
  expect(judgeSession(match, { ask: 'both-teams-runs', runs: 111 })).toMatchObject({ run: 0 });
});

test('an innings total counts penalty runs given after the last ball from 20 March 2024', () => {
  const match = (startDate: string) =>
    closeInnings(playInnings(newMatch('T20', { startDate }), INDIA, '120x1'), 6);
  const session = { ask: 'innings-runs', team: INDIA, inningsNumber: 1 } as const;
  expect(judgeSession(match('2024-03-20'), session)).toMatchObject({ run: 126 });
  expect(judgeSession(match('2016-08-01'), session)).toMatchObject({ run: 120 });
});
