import { type CricketMatch, scoreInnings } from '@maidan/sports';

/** The runs a side made in all its innings, super overs left out. */
function totalOf({ innings, ballsPerOver }: CricketMatch, team: string): number {
  return innings
    .filter((each) => each.team === team && !each.isSuperOver)
    .reduce((sum, each) => sum + scoreInnings(each, ballsPerOver, true).runs, 0);
}

/** Whether the balls give the published result; undefined where it has no margin or rain decided it. */
export function agreesWithResult(match: CricketMatch): boolean | undefined {
  const { outcome, teams } = match;
  if (outcome?.kind === 'tied' && outcome.method === undefined)
    return totalOf(match, teams[0]) === totalOf(match, teams[1]);
  if (outcome?.kind !== 'won' || outcome.margin === undefined) return undefined;
  const { runs, wickets } = outcome.margin;
  const last = match.innings.findLast((innings) => !innings.isSuperOver);
  if (last === undefined) return undefined;
  const made = scoreInnings(last, match.ballsPerOver, true);
  const isLastWinner = last.team === outcome.team;
  if (wickets !== undefined) return isLastWinner && 10 - made.wickets === wickets;
  if (last.target !== undefined) {
    const short = last.target.runs - 1 - made.runs;
    return (isLastWinner ? -short : short) === runs;
  }
  const loser = teams[0] === outcome.team ? teams[1] : teams[0];
  return totalOf(match, outcome.team) - totalOf(match, loser) === runs;
}
