import { expect, test } from 'vitest';
import { shownMarkets } from './use-shown-markets.ts';

const match = { isMatchOdds: true, isTieOdds: true, isToss: true };
const flags = {
  sport: true,
  footer: true,
  matka: true,
  aviator: true,
  matchOdds: true,
  tiedOdds: true,
  virtualGame: true,
  internationalCasino: true,
  noFancyMatchDetails: false,
  blockInspection: true,
};

test('all markets are shown when match and host allow it', () => {
  expect(shownMarkets(match, flags, 2)).toEqual({
    'match-odds': true,
    bookmaker: true,
    'tied-match': true,
    toss: true,
    fancy: true,
  });
});

test.each([
  { reason: 'the match has no match odds', change: { match: { isMatchOdds: false } }, hidden: 'match-odds' },
  { reason: 'the host hides match odds', change: { flags: { matchOdds: false } }, hidden: 'match-odds' },
  { reason: 'the match has no tie', change: { match: { isTieOdds: false } }, hidden: 'tied-match' },
  { reason: 'the host hides ties', change: { flags: { tiedOdds: false } }, hidden: 'tied-match' },
  { reason: 'three teams play', change: { teams: 3 }, hidden: 'tied-match' },
  { reason: 'the toss is over', change: { match: { isToss: false } }, hidden: 'toss' },
  { reason: 'the host shows no fancy', change: { flags: { noFancyMatchDetails: true } }, hidden: 'fancy' },
] as const)('$hidden is hidden when $reason', ({ change, hidden }) => {
  const { match: matchChange, flags: flagChange, teams = 2 } = { match: {}, flags: {}, ...change };
  const shown = shownMarkets({ ...match, ...matchChange }, { ...flags, ...flagChange }, teams);
  expect(Object.entries(shown).filter(([, isShown]) => !isShown)).toEqual([[hidden, false]]);
});
