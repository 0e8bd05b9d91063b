import type { RequestOf, Statement } from '@maidan/contract/wire';
import type { DayRange } from '@maidan/ui/format/day-range.ts';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../house/call.ts';
import { callKey, keepAnswerTo } from '../../house/query-client.ts';
import { currentSession } from '../../house/session.ts';
import { useWallet } from '../../house/wallet-store.ts';
import { runningBalance, type StatementEntry } from './statement-entry.ts';

export type StatementKind = 'all' | 'profitLoss' | 'account';

export interface StatementFilter {
  readonly range: DayRange;
  readonly kind: StatementKind;
}

/** Document 1, section 9. */
export const pageSize = 50;
/** The house's largest page. */
const bigPageSize = 200;

const wireKinds = { all: undefined, profitLoss: 'profitLoss', account: 'ACCOUNT_STATEMENT' } as const;

function requestOf(
  { range, kind }: StatementFilter,
  pageNo: number,
  size: number,
): RequestOf<'user/userStatement'> {
  const statementFor = wireKinds[kind];
  const userId = currentSession()?.userId;
  return {
    ...(userId === undefined ? {} : { userId }),
    pageNo,
    size,
    fromDate: range.from,
    toDate: range.to,
    ...(statementFor === undefined ? {} : { statementFor }),
  };
}

/** Reloaded whenever the wallet changes, so that its balance equals the header's. */
export function useStatementPage(filter: StatementFilter, pageNo: number) {
  return useQuery({
    queryKey: [...callKey('user/userStatement'), filter, pageNo, useWallet()],
    queryFn: ({ signal }): Promise<Statement> =>
      ask('user/userStatement', requestOf(filter, pageNo, pageSize), { signal }),
    placeholderData: keepAnswerTo(filter),
  });
}

/** Pauses after this many pages: the server limits a client's calls in ten seconds. */
const pagesPerPause = 20;
const pauseMs = 1000;

/** The newest entries of the whole period, up to this many. */
export async function fetchEntries(
  filter: StatementFilter,
  most: number,
  signal?: AbortSignal,
): Promise<StatementEntry[]> {
  const entries: StatementEntry[] = [];
  for (let pageNo = 1; entries.length < most; pageNo += 1) {
    const body = requestOf(filter, pageNo, bigPageSize);
    const page = await ask('user/userStatement', body, signal ? { signal } : {});
    entries.push(...runningBalance(page));
    if (entries.length >= page.totalCount || page.statementData.length === 0) break;
    if (pageNo % pagesPerPause === 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  return entries;
}

/** More points than a curve of this width can show. */
export const curveEntriesMax = 1000;

export function useCurve(filter: StatementFilter) {
  return useQuery({
    queryKey: [...callKey('user/userStatement'), filter, 'curve', useWallet()],
    queryFn: ({ signal }) => fetchEntries(filter, curveEntriesMax, signal),
    placeholderData: keepAnswerTo(filter),
  });
}
