import { type MatchPicture, type Pair, readDetail, type Side } from './match-picture.ts';

export interface Batter {
  readonly name: string;
  readonly runs: number;
  readonly balls: number;
  readonly isOnStrike: boolean;
}

export interface Bowler {
  readonly name: string;
  readonly overs: string;
  readonly runs: number;
  readonly wickets: number;
}

export interface Innings {
  readonly team: string;
  readonly short: string;
  readonly runs: number;
  readonly wickets: number;
  readonly overs: string;
  readonly isDeclared: boolean;
  /** The score after each full over. */
  readonly worm: readonly number[];
}

export interface CricketPicture {
  readonly format: 'T20' | 'ODI' | 'Test';
  readonly status: string;
  readonly isBallRunning: boolean;
  readonly innings: readonly Innings[];
  readonly batters: readonly Batter[];
  readonly bowler?: Bowler;
  readonly thisOver: readonly string[];
  readonly runRate: number;
  readonly target?: { readonly need: number; readonly ballsLeft: number; readonly rate: number };
  /** Percent, in the order of the match's teams; what is left is a draw. */
  readonly chances: Pair;
}

/** Absent before the toss, when there is nothing to draw yet. */
export function readCricket(picture: MatchPicture): CricketPicture | undefined {
  const detail = readDetail<CricketPicture>(picture, {
    format: 'string',
    status: 'string',
    innings: 'list',
    batters: 'list',
    thisOver: 'list',
    runRate: 'number',
    chances: 'list',
  });
  return detail?.innings.length === 0 ? undefined : detail;
}

export const ballsOf = (overs: string): number => {
  const [whole = '0', balls = '0'] = overs.split('.');
  return Number(whole) * 6 + Number(balls);
};

export const isRain = ({ status }: CricketPicture): boolean => status === 'Rain';

export function writeScore({ runs, wickets, isDeclared }: Innings): string {
  return `${runs}/${wickets}${isDeclared ? 'd' : ''}`;
}

/** Names the last ball bowled: a different name means that a ball was bowled since. */
export function lastBallKey({ innings, thisOver }: CricketPicture): string {
  return thisOver.length === 0 ? '' : `${innings.length} ${innings.at(-1)?.overs} ${thisOver.join(' ')}`;
}

export function sideOf(picture: MatchPicture, team: string): Side {
  return picture.match.teams[0] === team ? 'one' : 'two';
}
