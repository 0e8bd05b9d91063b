import {
  type CricketMatch,
  type Innings,
  judgeSession,
  type OverScore,
  type Session,
  type SessionVerdict,
  scoreInnings,
  scoreOvers,
  type WinningMargin,
} from '@maidan/sports';
import { type EdgeName, edgeMatches } from './edge-matches.ts';
import { playMatch } from './write-match.ts';

export const edgeMatch = (name: EdgeName): CricketMatch => playMatch(edgeMatches[name]);

export const everyEdge = (): readonly (readonly [EdgeName, CricketMatch])[] =>
  (Object.keys(edgeMatches) as EdgeName[]).map((name) => [name, edgeMatch(name)]);

export const judgeEdge = (name: EdgeName, session: Session): SessionVerdict =>
  judgeSession(edgeMatch(name), session);

export function inningsOf(match: CricketMatch, number: number): Innings {
  const found = match.innings[number - 1];
  if (found === undefined) throw new Error(`the match has no innings ${number}`);
  return found;
}

/** As a scoreboard writes it: "93/3 in 16.0". */
export function scoreOf(name: EdgeName, number: number): string {
  const match = edgeMatch(name);
  const { runs, wickets, oversText } = scoreInnings(inningsOf(match, number), match.ballsPerOver, true);
  return `${runs}/${wickets} in ${oversText}`;
}

export function overOf(name: EdgeName, number: number, over: number): OverScore {
  const match = edgeMatch(name);
  const found = scoreOvers(inningsOf(match, number), match.ballsPerOver, true)[over - 1];
  if (found === undefined) throw new Error(`no over ${over}`);
  return found;
}

export interface DecidedMatch {
  readonly match: CricketMatch;
  readonly winner: string;
  readonly margin: WinningMargin;
}

/** Matches won by runs or wickets, without a revised target or reduced overs. */
export function decidedOf(matches: readonly CricketMatch[]): readonly DecidedMatch[] {
  return matches.flatMap((match) => {
    const { outcome, scheduledOvers } = match;
    const isRevised = match.innings.some(
      ({ target }) => target !== undefined && scheduledOvers !== undefined && target.overs !== scheduledOvers,
    );
    if (isRevised || outcome?.kind !== 'won') return [];
    const { team: winner, margin, method } = outcome;
    return margin === undefined || method !== undefined ? [] : [{ match, winner, margin }];
  });
}

export const loserOf = ({ match, winner }: DecidedMatch): string =>
  match.teams.find((each) => each !== winner) ?? '';

/** The match with more runs off the last ball the team faced. */
export function withMoreRuns(match: CricketMatch, team: string, runs: number): CricketMatch {
  const index = match.innings.findLastIndex(
    (each) => each.team === team && !each.isSuperOver && each.overs.length > 0,
  );
  const innings = match.innings[index];
  const over = innings?.overs.at(-1);
  const ball = over?.deliveries.at(-1);
  if (innings === undefined || over === undefined || ball === undefined)
    throw new Error('no ball was bowled');
  const delivery = { ...ball, batterRuns: ball.batterRuns + runs };
  const overs = innings.overs.with(-1, { ...over, deliveries: over.deliveries.with(-1, delivery) });
  return { ...match, innings: match.innings.with(index, { ...innings, overs }) };
}

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
