import { tables } from '@maidan/games/rules';
import { aviatorEventId, pathTo, tablePath } from './paths.ts';

/** The address of a game of the house; undefined for a game without its own page. */
export function gamePath(eventId: string | undefined): string | undefined {
  if (eventId === aviatorEventId) return pathTo('aviator', { eventId });
  const table = tables.find((each) => each.eventId === eventId);
  return table && tablePath(table);
}
