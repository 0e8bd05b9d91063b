import { type BallReference, marketKinds, type ResultRuleId, type RunnerKind } from '@maidan/sports';
import type { FeedChange, FeedMarket, FeedMatch, FeedResult, FeedRunner } from '../feed.ts';
import type { SportScore } from '../score.ts';

export type PricesChange = Extract<FeedChange, { kind: 'prices' }>;

/** One match of any sport. The caller keeps the time and calls `step`. */
export interface Play {
  /** Milliseconds of season time after the start at which the next step is due; absent once over. */
  dueAt(): number | undefined;
  step(): void;
  status(): FeedMatch['status'];
  /** Nothing leaves either list, and no market is decided twice. */
  markets(): readonly FeedMarket[];
  decisions(): readonly Decision[];
  /** The present prices of every market without a decision. Spec section 9: the toss shuts an hour before the start. */
  prices(isTossOpen: boolean): readonly PricesChange[];
  score(): SportScore;
}

export interface Decision {
  readonly marketId: string;
  readonly result: FeedResult;
  readonly rule: ResultRuleId;
  readonly reason: string;
  readonly balls: readonly BallReference[];
}

/** `rating` runs from -2 (weak) to 2 (strong) and is all the models use of a side. */
export interface Team {
  readonly name: string;
  readonly short: string;
  readonly rating: number;
}

/** The markets the season offers on every match, with the last digit of their ids. */
const numbers = {
  'match-odds': 1,
  bookmaker: 2,
  'tied-match': 3,
  toss: 4,
} as const satisfies Partial<Record<RunnerKind, number>>;

type MainKind = keyof typeof numbers;

export const firstRunner = '1';
export const secondRunner = '2';
export const drawRunner = '3';
/** A tied match is asked as yes or no. */
export const yesRunner = '1';
export const noRunner = '2';

export function mainMarketId(matchId: string, kind: MainKind): string {
  return `1.${matchId}${numbers[kind]}`;
}

export function teamRunners(teams: readonly string[], hasDraw: boolean): readonly FeedRunner[] {
  const [first = '', second = ''] = teams;
  const sides = [
    { id: firstRunner, name: first },
    { id: secondRunner, name: second },
  ];
  return hasDraw ? [...sides, { id: drawRunner, name: 'The Draw' }] : sides;
}

export function mainMarket(matchId: string, kind: MainKind, runners: readonly FeedRunner[]): FeedMarket {
  return {
    id: mainMarketId(matchId, kind),
    matchId,
    kind,
    name: marketKinds[kind].name,
    runners,
    isCommission: false,
    remark: '',
  };
}
