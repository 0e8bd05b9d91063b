import { gamePath } from '../../api/game-path.ts';
import { pathTo } from '../../api/paths.ts';
import type { EventGroup } from './group-bets.ts';

/** Where the match or game is played; undefined for one that has no page of its own. */
export const eventPath = ({ match, gameId }: Pick<EventGroup, 'match' | 'gameId'>): string | undefined =>
  match ? pathTo('matchDetails', match) : gamePath(gameId);
