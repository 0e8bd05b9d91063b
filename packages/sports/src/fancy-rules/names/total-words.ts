import type { MatchTotal } from '../session.ts';

/** What names call each total of the match, in the words of name-words.ts. */
export const MATCH_TOTAL_WORDS: { readonly [total in MatchTotal]: readonly string[] } = {
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
