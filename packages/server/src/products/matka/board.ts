import type { Clock } from '@maidan/betting';
import type { MatkaEntry, MatkaPart } from '@maidan/games/rules';
import { drawEnding, isDecided, type MatkaDay, marketOfPart } from './matka-day.ts';
import type { DaySeeds } from './open-day.ts';
import type { MatkaSetting, MatkaSettings } from './settings-store.ts';

export interface PlayedDay {
  readonly day: MatkaDay;
  /** The day before it. */
  readonly before: MatkaDay | undefined;
  readonly seeds: DaySeeds;
}

/** The present state of one matka. */
export interface MatkaBoard {
  readonly entry: MatkaEntry;
  /** What the operator has set, as last read. */
  setting(): MatkaSetting;
  /** Reads it again if it was read too long ago. */
  refresh(): Promise<void>;
  /** Whether it is young enough to decide a bet by. */
  isTrusted(): boolean;
  /** The last day, until the next is open; undefined before the first. */
  played(): PlayedDay | undefined;
  /** Whether bets on this part of the day are taken at this moment. */
  isTaking(part: MatkaPart): boolean;
  show(played: PlayedDay): void;
  /** Betting on a market was opened or shut, by the runner or by hand. */
  onMarket(marketId: string, isOpen: boolean): void;
}

export function createMatkaBoard(entry: MatkaEntry, clock: Clock, settings: MatkaSettings): MatkaBoard {
  const setting = () => settings.of(entry.code);
  let present: PlayedDay | undefined;
  /** Markets that stay shut even if the machine's clock is set back. */
  const shut = new Set<string>();

  return {
    entry,
    setting,
    refresh: settings.refresh,
    isTrusted: settings.isTrusted,
    played: () => present,
    isTaking(part) {
      if (present === undefined || !setting().isOpen) return false;
      const { day } = present;
      const draw = day[drawEnding(part)];
      const isTime = clock.now() < draw.betsUntil && day.overAt === null && !isDecided(draw);
      return isTime && !shut.has(marketOfPart(day, part));
    },
    show(played) {
      present = played;
    },
    onMarket(marketId, isOpen) {
      if (isOpen) shut.delete(marketId);
      else shut.add(marketId);
    },
  };
}
