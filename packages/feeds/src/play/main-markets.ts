import { marketKinds, type RunnerKind } from '@maidan/sports';
import type { FeedMarket, FeedRunner } from '../feed.ts';

/** The markets the season offers on every match, with the last digit of their ids. */
const NUMBERS = {
  'match-odds': 1,
  bookmaker: 2,
  'tied-match': 3,
  toss: 4,
} as const satisfies Partial<Record<RunnerKind, number>>;

type MainKind = keyof typeof NUMBERS;

export const FIRST_RUNNER = '1';
export const SECOND_RUNNER = '2';
export const DRAW_RUNNER = '3';
/** A tied match is asked as yes or no. */
export const YES_RUNNER = '1';
export const NO_RUNNER = '2';

export function mainMarketId(matchId: string, kind: MainKind): string {
  return `1.${matchId}${NUMBERS[kind]}`;
}

export function teamRunners(teams: readonly string[], hasDraw: boolean): readonly FeedRunner[] {
  const [first = '', second = ''] = teams;
  const sides = [
    { id: FIRST_RUNNER, name: first },
    { id: SECOND_RUNNER, name: second },
  ];
  return hasDraw ? [...sides, { id: DRAW_RUNNER, name: 'The Draw' }] : sides;
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
