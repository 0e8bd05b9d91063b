import type { CricketOutcome } from '@maidan/sports';
import { expect, test } from 'vitest';
import { cricsheetPlay } from '../recorded/cricsheet/cricsheet-play.ts';
import { readCricsheet } from '../recorded/cricsheet/read-cricsheet.ts';
import { smallMatch } from '../recorded/testing/write-match.ts';
import { decideMain, outcomeLine } from './cricket-markets.ts';

const reading = readCricsheet(JSON.stringify(smallMatch()));
if (!reading.ok) throw new Error(reading.reason);
const { match } = reading;
const state = cricsheetPlay(match, '99', { innings: 2, match: 2 }).state();
const [home] = match.teams;

/** Who wins match odds, bookmaker and tied match, and by which rule. */
const decided = (outcome: CricketOutcome) =>
  decideMain({ ...state, match: { ...match, outcome } }).map(({ result, rule }) => [
    result.kind === 'winner' ? result.runnerId : result.kind,
    rule,
  ]);

test.each<[string, CricketOutcome, readonly [string, string]]>([
  ['won', { kind: 'won', team: home, by: '3 runs' }, ['1', '2']],
  ['tied and won in a super over', { kind: 'tied', superOverWinner: home }, ['1', '1']],
  ['tied and won in a bowl-out', { kind: 'tied', bowlOutWinner: home }, ['1', '1']],
  ['tied, without a super over', { kind: 'tied' }, ['void', '1']],
])('a match that is %s decides its winner and its tie by a rule each', (_, outcome, [winner, tied]) => {
  expect(decided(outcome)).toEqual([
    [winner, 'match-winner'],
    [winner, 'match-winner'],
    [tied, 'tied-match'],
  ]);
});

test('a match without a result voids them all as abandoned', () => {
  expect(decided({ kind: 'no result' })).toEqual(Array(3).fill(['void', 'abandoned-or-reduced']));
});

test('every market of a match but its toss and its sessions is decided here, where a corrected ball is judged again', () => {
  const play = cricsheetPlay(match, '99', { innings: 2, match: 2 });
  while (play.dueAt() !== undefined) play.step();
  const main = play.markets().filter(({ kind }) => kind !== 'fancy' && kind !== 'toss');
  expect(new Set(decideMain(play.state()).map(({ marketId }) => marketId))).toEqual(
    new Set(main.map(({ id }) => id)),
  );
});

const won = { kind: 'won', team: 'India' } as const;

test.each([
  [{ ...won, by: '7 wickets', margin: { wickets: 7 } }, 'India won by 7 wickets'],
  [{ ...won, by: '12 runs', margin: { runs: 12 }, method: 'D/L' }, 'India won by 12 runs (D/L)'],
  [{ ...won, by: 'award', method: 'Awarded' }, 'India won by award'],
  [{ kind: 'tied', superOverWinner: 'India' } as const, 'Match tied, India won the super over'],
  [{ kind: 'tied', bowlOutWinner: 'India' } as const, 'Match tied, India won the bowl-out'],
  [{ kind: 'drawn' } as const, 'Match drawn'],
])('%o reads "%s"', (outcome, text) => {
  expect(outcomeLine(outcome).text).toBe(text);
});
