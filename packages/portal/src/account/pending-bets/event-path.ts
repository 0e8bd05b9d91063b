import { gamePath } from '../../game-path.ts';
import { pathTo } from '../../paths.ts';
import type { EventGroup } from './group-bets.ts';

/** The page of the match or game; undefined for one without its own page. */
export const eventPath = ({ match, gameId }: Pick<EventGroup, 'match' | 'gameId'>): string | undefined =>
  match ? pathTo('matchDetails', match) : gamePath(gameId);
