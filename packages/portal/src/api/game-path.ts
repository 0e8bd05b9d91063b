import { tables } from '@maidan/games/rules';
import { aviatorEventId, pathTo, tablePath } from './paths.ts';

/** Where a game of the house is played; undefined for one without a page of its own. */
export function gamePath(eventId: string | undefined): string | undefined {
  if (eventId === aviatorEventId) return pathTo('aviator', { eventId });
  const table = tables.find((each) => each.eventId === eventId);
  return table && tablePath(table);
}
