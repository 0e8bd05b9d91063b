import type { SeasonFormat } from '../../cricket/figures/format.ts';
import {
  DOUBLES_SERIES,
  FOOTBALL_SERIES,
  ODI_SERIES,
  type Series,
  T20_SERIES,
  TENNIS_SERIES,
  TEST_SERIES,
} from '../names/teams.ts';
import { DOUBLES_RULES, type TennisRules } from '../tennis/tennis-rules.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export type LaneGame =
  | { readonly sport: 'cricket'; readonly format: SeasonFormat; readonly series: Series }
  | { readonly sport: 'football'; readonly series: Series; readonly isKnockOut: boolean }
  | {
      readonly sport: 'tennis';
      readonly series: string;
      /** Absent where the usual ones hold. */
      readonly rules?: TennisRules;
      readonly isDoubles?: true;
    };

/**
 * An endless row of matches, one every `periodMs`. A 'season' lane runs on season time, so that at any speed the next is
 * never far; a 'calendar' lane keeps real hours, so that tomorrow's card is known today.
 */
export interface Lane {
  /** Two digits, part of every match id of the lane. */
  readonly code: number;
  readonly time: 'season' | 'calendar';
  readonly periodMs: number;
  readonly offsetMs: number;
  /** How long before its start a match is listed. */
  readonly leadMs: number;
  /** No match of the lane lasts longer, in season time. */
  readonly lengthMaxMs: number;
  readonly game: LaneGame;
}

const LENGTH_MAX_MINUTES = {
  T20: 60,
  ODI: 100,
  Test: 190,
  football: 60,
  tennis: 80,
  advantage: 240,
} as const;
const CALENDAR_LEAD_MS = 36 * HOUR_MS;
const CALENDAR_PERIOD_MS = 6 * HOUR_MS;
const RARE_PERIOD_MS = 12 * HOUR_MS;

function lengthMs(game: LaneGame): number {
  return LENGTH_MAX_MINUTES[lengthOf(game)] * MINUTE_MS;
}

function lengthOf(game: LaneGame): keyof typeof LENGTH_MAX_MINUTES {
  if (game.sport === 'cricket') return game.format;
  return game.sport === 'tennis' && game.rules?.finalSet === 'advantage' ? 'advantage' : game.sport;
}

function row(
  code: number,
  everyMinutes: number,
  offsetMinutes: number,
  leadMinutes: number,
  game: LaneGame,
): Lane {
  return {
    code,
    time: 'season',
    periodMs: everyMinutes * MINUTE_MS,
    offsetMs: offsetMinutes * MINUTE_MS,
    leadMs: leadMinutes * MINUTE_MS,
    lengthMaxMs: lengthMs(game),
    game,
  };
}

function daily(code: number, offsetHours: number, game: LaneGame, periodMs = CALENDAR_PERIOD_MS): Lane {
  return {
    code,
    time: 'calendar',
    periodMs,
    offsetMs: offsetHours * HOUR_MS,
    leadMs: CALENDAR_LEAD_MS,
    lengthMaxMs: lengthMs(game),
    game,
  };
}

function first<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`no series ${index}`);
  return item;
}

const LONG_TIE_BREAK: TennisRules = { finalSet: 'long-tie-break', isNoAd: false };
const ADVANTAGE: TennisRules = { finalSet: 'advantage', isNoAd: false };

export const LANES: readonly Lane[] = [
  row(11, 15, 0, 100, { sport: 'cricket', format: 'T20', series: first(T20_SERIES, 0) }),
  row(12, 50, 5, 100, { sport: 'cricket', format: 'ODI', series: first(ODI_SERIES, 0) }),
  row(13, 100, 35, 150, { sport: 'cricket', format: 'Test', series: first(TEST_SERIES, 0) }),
  row(21, 14, 3, 70, { sport: 'football', series: first(FOOTBALL_SERIES, 0), isKnockOut: false }),
  row(31, 9, 8, 60, { sport: 'tennis', series: first(TENNIS_SERIES, 0) }),
  daily(41, 2, { sport: 'cricket', format: 'T20', series: first(T20_SERIES, 1) }),
  daily(42, 3, { sport: 'football', series: first(FOOTBALL_SERIES, 1), isKnockOut: true }),
  daily(43, 4, { sport: 'tennis', series: first(TENNIS_SERIES, 1) }),
  daily(44, 5, { sport: 'tennis', series: first(TENNIS_SERIES, 2), rules: LONG_TIE_BREAK }, RARE_PERIOD_MS),
  daily(45, 7, { sport: 'tennis', series: first(TENNIS_SERIES, 3), rules: ADVANTAGE }, RARE_PERIOD_MS),
  daily(
    46,
    11,
    { sport: 'tennis', series: DOUBLES_SERIES, rules: DOUBLES_RULES, isDoubles: true },
    RARE_PERIOD_MS,
  ),
];
