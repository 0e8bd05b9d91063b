import type { Sport } from '../../feed.ts';

/** The board's sports by the exchange's numbers. */
const sports: Readonly<Record<string, Sport>> = { '1': 'football', '2': 'tennis', '4': 'cricket' };

/** The names of other sports by number, to show what a match is. */
const names: Readonly<Record<string, string>> = {
  '3': 'Golf',
  '5': 'Rugby union',
  '6': 'Boxing',
  '7': 'Horse racing',
  '8': 'Motor sport',
  '1477': 'Rugby league',
  '3503': 'Darts',
  '4339': 'Greyhound racing',
  '6422': 'Snooker',
  '6423': 'American football',
  '7511': 'Baseball',
  '7522': 'Basketball',
  '7524': 'Ice hockey',
};

const races = ['7', '4339'];

export const sportOf = (eventTypeId: string): Sport => sports[eventTypeId] ?? 'other';

/** Undefined for a sport that the board has a name for. */
export const otherSportName = (eventTypeId: string): string | undefined =>
  eventTypeId in sports ? undefined : (names[eventTypeId] ?? `Sport ${eventTypeId}`);

/** A sport whose runners may be withdrawn until the start. */
export const isRace = (eventTypeId: string): boolean => races.includes(eventTypeId);
