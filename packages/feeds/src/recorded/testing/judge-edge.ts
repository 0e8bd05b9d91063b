import {
  type CricketMatch,
  type Innings,
  judgeSession,
  type OverScore,
  type Session,
  type SessionVerdict,
  scoreInnings,
  scoreOvers,
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
