import type { TennisDetail } from '@maidan/contract/wire';
import { type MatchPicture, type Pair, readDetail } from '../match-picture.ts';

export type TennisPicture = TennisDetail;

export function readTennis(picture: MatchPicture): TennisPicture | undefined {
  return readDetail<TennisPicture>(picture, {
    status: 'status',
    players: 'list',
    sets: 'list',
    games: 'list',
    points: 'list',
    server: 'number',
    aces: 'list',
    pointsWon: 'list',
    chances: 'list',
  });
}

const calls = ['0', '15', '30', '40', 'Ad'];

/** Points alternate between the right (deuce) and the left court, starting right. */
export function isDeuceCourt({ points, isTieBreak }: TennisPicture): boolean {
  const played = points.map((point) => (isTieBreak ? Number(point) : calls.indexOf(point)));
  return ((played[0] ?? 0) + (played[1] ?? 0)) % 2 === 0;
}

/** Nobody wins a set that was broken off. */
export function isSetWon({ sets }: TennisPicture, place: number, side: 0 | 1): boolean {
  const set = sets[place];
  return set !== undefined && set[side] > set[side === 0 ? 1 : 0];
}

/** The sets to show, the one in progress last; a finished match has none in progress. */
export function setsToShow({ sets, games }: TennisPicture, isFinished: boolean): readonly Pair[] {
  return isFinished && games[0] + games[1] === 0 ? sets : [...sets, games];
}
