import { tables } from '@maidan/games/rules';
import { aviatorEventId, mainPath, pathTo } from '../../api/paths.ts';
import type { EventGroup } from './group-bets.ts';

/** Where the match or game is played; undefined for one that has no page of its own. */
export function eventPath({ match, gameId }: Pick<EventGroup, 'match' | 'gameId'>): string | undefined {
  if (match) return pathTo('matchDetails', match);
  if (gameId === aviatorEventId) return pathTo('aviator', { eventId: gameId });
  const table = tables.find(({ eventId }) => eventId === gameId);
  return table && `${mainPath}/${table.route}/${table.eventId}`;
}
