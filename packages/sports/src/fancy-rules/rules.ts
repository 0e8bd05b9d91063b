/**
 * The rules sessions are judged by. `id` is the anchor a verdict carries and the rules page links to, so it never
 * changes; `section` is the specification's, or 'house' where the specification is silent and we decided.
 */
export const FANCY_RULES = [
  rule(
    'over-session-complete',
    '5',
    'A session over a block of overs counts only if all its overs are fully bowled.',
  ),
  rule(
    'over-in-progress-counts',
    '4',
    'When an innings is declared or a side is all out, the over in progress counts as complete: 131.5 is 132.',
  ),
  rule(
    't20-twenty-overs',
    '9',
    'A T20 20 over session needs all 20 overs: unfinished it is void, all out or not.',
  ),
  rule(
    'odi-fifty-overs',
    '9',
    'An ODI 50 over session needs all 50 overs; if a side is all out earlier, the remaining overs are counted from the second innings.',
  ),
  rule('over-runs-count-all', '5', 'Over sessions count all runs of the over, extras included.'),
  rule(
    'test-300-overs',
    '5',
    'In a Test, match totals and match events count only if 300 overs are played or a team has won.',
  ),
  rule(
    'match-events',
    'house',
    'Match totals and match events are read from the scorecard when the match is over; super overs do not count.',
  ),
  rule(
    'abandoned-or-reduced',
    '4',
    'When a match is abandoned, interrupted for good or its overs are reduced, whatever is incomplete is void.',
  ),
  rule(
    'top-batter-shared',
    'house',
    'A session on who makes the most for a side is void when two or more share it.',
  ),
  rule(
    'did-not-bat',
    'house',
    'A session on an innings that was never begun, or on a batter who never came in, is void.',
  ),
  rule(
    'advance-first-innings',
    '4',
    'An advance session is good for the first innings of the match only, except in a Test.',
  ),
  rule(
    'opening-batter-changed',
    '4',
    'An advance session on an opening batter is void if that batter does not open.',
  ),
  rule(
    'wicket-falls',
    'house',
    'A wicket session is the score when that wicket falls, or at the end of the innings if it never does.',
  ),
  rule(
    'wicket-balls',
    '5',
    'A session on the balls to a wicket, or to a number of runs, needs at least one ball bowled.',
  ),
  rule('batter-runs', 'house', 'A batter session is settled when the batter is out or the innings ends.'),
  rule(
    'injured-batter',
    '4',
    'A batter who retires hurt is settled on what was made: 34 runs when injured is 34.',
  ),
  rule(
    'player-balls-target',
    '5',
    'A session on the balls a player takes to a number of runs is settled at 0 balls if the runs are not reached.',
  ),
  rule('partnership-continues', '4', 'When a batter retires, the partnership goes on with the next batter.'),
  rule(
    'boundaries-off-the-bat',
    '5',
    'Boundaries count only off the bat, free hits included; fours and sixes that were run do not count.',
  ),
  rule('ball-completed', '5', 'A session on one ball is void if that ball is not completed.'),
  rule('six-over-boundaries', '5', 'A six over boundary session needs at least 6 overs played.'),
  rule('free-hit', '5', 'A session on a free hit is void if the match has no free hit.'),
  rule(
    'dot-balls',
    '5',
    'Dot ball sessions are on the first 6 or 20 overs of the first innings; a ball is dot only when no run is scored, and a wicket is not a dot ball.',
  ),
  rule(
    'bowler-overs',
    '5',
    'A bowler session needs the bowler to complete the stated overs, at least one complete over: when the side is all out in the last of several, that one counts as complete.',
  ),
  rule(
    'bowler-runs',
    '5',
    'A bowler session counts only runs the bowler conceded, wides and no-balls included, byes and leg byes not.',
  ),
  rule('penalty-runs', '5', 'Penalty runs count in all sessions from 20 March 2024.'),
  rule('power-play', '9', 'The power play is the first 4 overs.'),
  rule(
    'power-surge',
    '9',
    'The batting side picks its 2 power surge overs after over 11; a power surge that is never taken is void.',
  ),
  rule(
    'illegitimate-winnings',
    '4',
    'Winning bets found illegitimate are voided; losing bets stay: with 200000 lay at 40, 200000 back at 48 and a score of 38, the lay is void.',
  ),
  rule('wrong-rate', '4', 'Session bets taken at a wrong rate are cancelled.'),
  rule('result-known', '4', 'Bets placed after the result is known are deleted.'),
  rule('suspended-never-resumed', '4', 'When a session is suspended and never resumed, earlier bets stand.'),
  rule('toss-cutoff', '9', 'Toss bets are accepted until 1 hour before the match starts.'),
  rule(
    'result-queries',
    '9',
    'A question about a result or a rate must be raised within 4 days of the event.',
  ),
] as const;

export type FancyRuleId = (typeof FANCY_RULES)[number]['id'];

/**
 * Every rule of a result: those of sessions, those of markets on a winner, and those the house declares by where play
 * decided nothing. Each id is an anchor too.
 */
export type ResultRuleId =
  | FancyRuleId
  | 'match-winner'
  | 'tied-match'
  | 'toss-winner'
  | 'retired-first-set'
  | 'season-ended'
  | 'operator';

export interface FancyRule<Id extends string = string> {
  readonly id: Id;
  readonly section: '4' | '5' | '9' | 'house';
  readonly text: string;
}

function rule<const Id extends string>(id: Id, section: FancyRule['section'], text: string): FancyRule<Id> {
  return { id, section, text };
}
