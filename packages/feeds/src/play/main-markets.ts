import { marketKinds, type RunnerKind } from '@maidan/sports';
import type { FeedMarket, FeedRunner } from '../feed.ts';

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
