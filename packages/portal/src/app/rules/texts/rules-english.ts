import type { RulesText } from './rule-groups.ts';

export const rulesEnglish: RulesText = {
  title: 'Rules in English',
  groups: {
    general: 'Before you play',
    results: 'Results and corrections',
    match: 'Match, tie and toss',
    sessions: 'Sessions and fancy',
    batting: 'Batters and partnerships',
    bowling: 'Bowlers',
    formats: 'Test, one-day and T20',
    voids: 'Bets that are voided or deleted',
    games: 'Other games',
  },
  rules: {
    agreement:
      'By placing a bet you accept every rule on this page. If you do not agree with them, please make no deal here.',
    'adults-only': 'This site is for adults of 18 and over, and is not for Indian territory.',
    'dealer-explains':
      'A dealer must explain these rules to clients before they trade. Not having read them is no ground for a claim.',
    'company-decides':
      'The company, or its management, has the final say on every matter of the exchange. It may suspend or void IDs and bets.',
    'own-password':
      'Change the password you were given as soon as you receive it, and keep the new one to yourself. You are responsible for whatever is done with your ID.',
    'id-blocked': 'A trader may block an ID that is used for misleading activity.',
    'video-delay': 'The live video runs 5 seconds behind play. Prices follow the ground, not the picture.',
    'rate-difference':
      'A bet is taken at the price you saw if the present price is as good, or worse by no more than the rate difference of your profile. Otherwise it is refused and nothing is staked.',
    'result-corrected': 'A result entered by mistake may be corrected within 48 to 72 hours, or at any time.',
    'wrong-coins-repaid':
      'Coins used from a wrong result must be repaid; otherwise they are deducted from the client ID, even if that takes its balance below zero.',
    'no-later-dispute': 'After a correction no dispute with the agent or the company is possible.',
    'result-queries': 'A question about a result or a rate must be raised within 4 days of the event.',
    operator:
      'A result may be declared or corrected by the operator. The reason is always written beside it.',
    'season-ended':
      'When a season of simulated matches ends before a match does, whatever is still undecided in it is void.',
    'match-winner':
      'Match odds and bookmaker are settled on the official winner of the match, by a super over or a bowl-out if it came to one. Where a draw is on offer it is a result of its own. If nothing on offer wins, both are void.',
    'tied-match':
      'Tied match is settled as Yes if the scores are level at the end of the match, and as No if they are not; a super over or a bowl-out does not change it.',
    'toss-winner': 'Toss is settled on the side that wins the toss, whatever it then chooses to do.',
    'toss-cutoff': 'Toss bets are accepted until 1 hour before the start of the match.',
    'retired-first-set':
      'A tennis match is void if a player retires before the first set is complete; after that the player who goes on has won.',
    'abandoned-or-reduced':
      'When a market is interrupted for good, the match is abandoned, or its overs are reduced, the incomplete event is cancelled and its bets are void. What was already decided stands.',
    'session-result':
      'Yes wins when the result reaches the line or passes it: it pays the amount times the rate, rounded to whole coins, and loses the amount otherwise. No wins the amount when the result stays under the line, and loses the amount times the rate otherwise.',
    'over-session-complete':
      'A session over a block of overs counts only if all of its overs are fully bowled.',
    'over-in-progress-counts':
      'When an innings is declared or the side is all out, the over in progress counts as complete, in a session on that over alone too. An innings declared at 131.5 overs counts as 132.',
    'over-runs-count-all': 'Over-run sessions count every run of the over: off the bat, extras and all.',
    'penalty-runs': 'Penalty runs count in all fancy from 20 March 2024.',
    'wicket-falls':
      'A fall-of-wicket session is the score at which the wicket falls, or the score at the end of the innings if it never does.',
    'wicket-balls':
      'Fancy on the ball of the first wicket, or on the balls to 50 runs, needs at least one ball bowled.',
    'match-events':
      'Match totals and match events (fours, sixes, wides, wickets, extras, total runs, highest over, top batter) are read from the scorecard when the match is over. Super overs do not count.',
    'six-over-boundaries': 'Six-over boundary fancy needs at least 6 overs played.',
    'boundaries-off-the-bat':
      'Boundaries count only off the bat, free-hit boundaries among them. Fours and sixes that were run, and boundary extras, do not.',
    'ball-completed': 'A bet on one ball is cancelled if that ball is not completed.',
    'free-hit': 'Bets on a free-hit event are void if the match has no free hit.',
    'dot-balls':
      'Dot-ball fancy is on the first 6 overs or on 20 overs of the first innings only. A ball is a dot only when no run at all is scored from it, and a wicket is not a dot ball.',
    'batter-runs': 'A batter session is settled when the batter is out or the innings ends.',
    'injured-batter':
      'The fancy of an injured batter is settled on the runs made. A batter who leaves on 34 is settled at 34.',
    'did-not-bat': 'A session on a batter who never came in, or on an innings never begun, is void.',
    'player-balls-target':
      'Fancy on the balls a player takes to a number of runs needs those runs to be made; if they are not, it is settled as 0 balls.',
    'partnership-continues': 'When a batter retires, the partnership goes on with the next batter.',
    'top-batter-shared': 'A session on who makes the most is void when two or more share it.',
    'advance-first-innings': 'Advance fancy is valid for the first innings only.',
    'opening-batter-changed':
      'An advance fancy on an opening batter is deleted if the opening batter is changed.',
    'bowler-runs':
      "Bowler-run fancy counts only the runs the bowler conceded, wides and no-balls among them. The team's extras, byes and leg byes, are not the bowler's.",
    'bowler-overs':
      'A bowler fancy needs the bowler to complete the stated overs, and at least one complete over. If the side is all out in the last of several, that over counts as complete.',
    'test-300-overs':
      'In a Test, totals and event fancy (fours, sixes, wides, wickets, extras, total runs, highest over, top batter) count only if 300 overs are played or a team has won.',
    'test-both-innings': 'In a Test an advance fancy is valid in both innings.',
    'odi-fifty-overs':
      'A one-day 50-over session needs the full count of overs. If the first side is all out earlier, the remaining overs are counted from the second innings.',
    't20-twenty-overs':
      'A T20 20-over run needs all 20 overs. An unfinished run is invalid, even if the side is all out: only the over in progress counts as complete.',
    'power-play': 'The power play is the first 4 overs.',
    'power-surge':
      'The batting side picks when to take its 2 power surge overs, after over 11. Fancy on a power surge that is never taken is void.',
    'illegitimate-winnings':
      'Winning bets found illegitimate are voided, while losing bets stay. An example: 200000 lay at 40 and 200000 back at 48 with an actual score of 38 means the lay is voided.',
    'wrong-rate': 'Fancy bets taken at a wrong rate are cancelled.',
    'result-known': 'Bets placed after a result is known are deleted.',
    'suspended-never-resumed':
      'When a fancy is suspended and never resumed, bets placed before stand, won or lost.',
    'ludo-quick-table': 'A client who leaves a Ludo quick table without finishing takes a loss.',
  },
};
