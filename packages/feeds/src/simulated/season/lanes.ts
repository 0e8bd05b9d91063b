import type { SeasonFormat } from '../../cricket/figures/format.ts';
import {
  doublesSeries,
  footballSeries,
  odiSeries,
  type Series,
  t20Series,
  tennisSeries,
  testSeries,
} from '../names/teams.ts';
import { doublesRules, type TennisRules } from '../tennis/tennis-rules.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export type LaneGame =
  | { readonly sport: 'cricket'; readonly format: SeasonFormat; readonly series: Series }
  | { readonly sport: 'football'; readonly series: Series; readonly isKnockOut: boolean }
  | {
      readonly sport: 'tennis';
      readonly series: string;
      /** Absent for the usual rules. */
      readonly rules?: TennisRules;
      readonly isDoubles?: true;
    };

/**
 * An endless series of matches, one every `periodMs`. A 'season' lane runs on season time, so that the next match is near
 * at any speed; a 'calendar' lane runs on real time, so that tomorrow's matches are known today.
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

const lengthMaxMinutes = {
  T20: 60,
  ODI: 100,
  Test: 190,
  football: 60,
  tennis: 80,
  advantage: 240,
} as const;
const calendarLeadMs = 36 * hourMs;
const calendarPeriodMs = 6 * hourMs;
const rarePeriodMs = 12 * hourMs;

function lengthMs(game: LaneGame): number {
  return lengthMaxMinutes[lengthOf(game)] * minuteMs;
}

function lengthOf(game: LaneGame): keyof typeof lengthMaxMinutes {
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
    periodMs: everyMinutes * minuteMs,
    offsetMs: offsetMinutes * minuteMs,
    leadMs: leadMinutes * minuteMs,
    lengthMaxMs: lengthMs(game),
    game,
  };
}

function daily(code: number, offsetHours: number, game: LaneGame, periodMs = calendarPeriodMs): Lane {
  return {
    code,
    time: 'calendar',
    periodMs,
    offsetMs: offsetHours * hourMs,
    leadMs: calendarLeadMs,
    lengthMaxMs: lengthMs(game),
    game,
  };
}

function first<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new Error(`no series ${index}`);
  return item;
}

const longTieBreak: TennisRules = { finalSet: 'long-tie-break', isNoAd: false };
const advantageSet: TennisRules = { finalSet: 'advantage', isNoAd: false };

export const allLanes: readonly Lane[] = [
  row(11, 15, 0, 100, { sport: 'cricket', format: 'T20', series: first(t20Series, 0) }),
  row(12, 50, 5, 100, { sport: 'cricket', format: 'ODI', series: first(odiSeries, 0) }),
  row(13, 100, 35, 150, { sport: 'cricket', format: 'Test', series: first(testSeries, 0) }),
  row(21, 14, 3, 70, { sport: 'football', series: first(footballSeries, 0), isKnockOut: false }),
  row(31, 9, 8, 60, { sport: 'tennis', series: first(tennisSeries, 0) }),
  daily(41, 2, { sport: 'cricket', format: 'T20', series: first(t20Series, 1) }),
  daily(42, 3, { sport: 'football', series: first(footballSeries, 1), isKnockOut: true }),
  daily(43, 4, { sport: 'tennis', series: first(tennisSeries, 1) }),
  daily(44, 5, { sport: 'tennis', series: first(tennisSeries, 2), rules: longTieBreak }, rarePeriodMs),
  daily(45, 7, { sport: 'tennis', series: first(tennisSeries, 3), rules: advantageSet }, rarePeriodMs),
  daily(
    46,
    11,
    { sport: 'tennis', series: doublesSeries, rules: doublesRules, isDoubles: true },
    rarePeriodMs,
  ),
];
