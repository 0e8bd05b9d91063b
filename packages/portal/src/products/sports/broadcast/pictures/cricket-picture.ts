import type { CricketDetail } from '@maidan/contract/wire';
import { type MatchPicture, readDetail, type Side } from '../match-picture.ts';

export type CricketPicture = CricketDetail;
export type Innings = CricketPicture['innings'][number];

/** Undefined before the toss, when there is nothing to draw yet. */
export function readCricket(picture: MatchPicture): CricketPicture | undefined {
  const detail = readDetail<CricketPicture>(picture, {
    format: 'string',
    status: 'status',
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

export const isRain = ({ status }: CricketPicture): boolean => status.key === 'rain';

const allOut = 10;

/** As in lists of matches: for a side that is all out, only its runs. */
export function writeScore({ runs, wickets, isDeclared }: Innings): string {
  return wickets === allOut ? String(runs) : `${runs}/${wickets}${isDeclared ? 'd' : ''}`;
}

/** A key of the last ball: it changes with every ball bowled. */
export function lastBallKey({ innings, thisOver }: CricketPicture): string {
  return thisOver.length === 0 ? '' : `${innings.length} ${innings.at(-1)?.overs} ${thisOver.join(' ')}`;
}

export function sideOf(picture: MatchPicture, team: string): Side {
  return picture.match.teams[0] === team ? 'one' : 'two';
}
