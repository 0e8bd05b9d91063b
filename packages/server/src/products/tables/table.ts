import type { Clock, Side } from '@maidan/betting';
import { type DealtCard, type Moment, type TableGame, viewAt } from '@maidan/games/rules';
import type { Quoted } from '../../bets/act.ts';
import type { RoundSeed } from '../../rounds/seed-chains.ts';
import type { RoundRecord } from './results-store.ts';
import type { TableSetting } from './settings-store.ts';

/** Enough for the strip, the roads and the percentages over the last hundred. */
export const resultsKept = 100;

/** The round being played. */
export interface CurrentRound {
  readonly roundId: string;
  readonly dealt: readonly DealtCard[];
  /** By the monotonic clock, so that setting the machine's clock does not reopen a betting window. */
  readonly openedAt: number;
  readonly seed: RoundSeed;
  readonly commitment: string;
}

/** One live table: the round being played and those before it. */
export interface Table {
  readonly game: TableGame;
  /** What the operator has set, as last read. */
  setting(): TableSetting;
  current(): CurrentRound | undefined;
  /** The present moment of the round; a shut table takes no bets. */
  moment(): Moment | undefined;
  /** Newest first. */
  results(): readonly RoundRecord[];
  /** Whether this is the round being played, and it takes no bets at the moment. */
  isBetweenWindows(roundId: string): boolean;
  /** Whether the round is still in the step with this number, and takes bets in it. */
  isInWindow(roundId: string, step: number): boolean;
  /** The price of an option now, if the table takes bets on it. */
  quote(roundId: string, sid: string, side: Side): Quoted;
  /** Loads the rounds played before this process started. */
  load(earlier: readonly RoundRecord[]): void;
  begin(round: CurrentRound): void;
  record(result: RoundRecord): void;
  /** Replaces the result of a finished round; ignored where the one shown is later. */
  amend(result: RoundRecord): void;
}

export function createTable(game: TableGame, clock: Clock, setting: () => TableSetting): Table {
  let round: CurrentRound | undefined;
  let results: readonly RoundRecord[] = [];

  const isCurrent = (roundId: string) => roundId === round?.roundId;
  const moment = () => {
    const now = round && viewAt(game, round, clock.elapsed());
    return now === undefined || setting().isOpen ? now : withoutBets(now);
  };

  return {
    game,
    setting,
    current: () => round,
    moment,
    results: () => results,
    isBetweenWindows: (roundId) => isCurrent(roundId) && moment()?.view.window === undefined,
    isInWindow(roundId, step) {
      const now = isCurrent(roundId) ? moment() : undefined;
      return now?.view.window !== undefined && now.stepIndex === step;
    },
    quote(roundId, sid, side) {
      const view = isCurrent(roundId) ? moment()?.view : undefined;
      if (!game.options.some((option) => option.sid === sid)) return { state: 'option-unknown' };
      if (view?.window === undefined) return { state: 'market-suspended' };
      const odds = view.prices[sid]?.[side];
      if (odds === undefined || !view.isOpen(sid)) return { state: 'option-suspended' };
      return { state: 'open', odds, isOfCards: view.seen.length > 0 };
    },
    load(earlier) {
      results = earlier.slice(0, resultsKept);
    },
    begin(next) {
      round = next;
    },
    record(result) {
      const before = results.filter(({ roundId }) => roundId !== result.roundId);
      results = [result, ...before].slice(0, resultsKept);
    },
    amend(result) {
      const isReplaced = (known: RoundRecord) =>
        known.roundId === result.roundId && known.settlementId <= result.settlementId;
      results = results.map((known) => (isReplaced(known) ? result : known));
    },
  };
}

const withoutBets = ({ view, ...moment }: Moment): Moment => ({
  ...moment,
  phase: moment.phase === 'bets' ? 'lock' : moment.phase,
  view: { ...view, window: undefined, secondsLeft: 0, isOpen: () => false },
});
