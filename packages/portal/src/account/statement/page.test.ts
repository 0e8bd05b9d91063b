import { DateRange } from '@maidan/ui/form/date-range.tsx';
import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { FailedState } from '@maidan/ui/page-states.tsx';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../texts/en.ts';
import { BalanceCurve } from './balance-curve.tsx';
import { DownloadButton } from './download-button.tsx';
import { StatementPage } from './page.tsx';
import { Pager } from './statement-table.tsx';

const nowMs = Date.UTC(2026, 1, 14, 12);
const kept = vi.hoisted((): { state: unknown } => ({ state: undefined }));
const requests = vi.hoisted((): [unknown, number][] => []);
const answer = vi.hoisted((): { given: object } => ({ given: {} }));

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (initial: unknown) => [
    kept.state ?? initial,
    (next: unknown) => {
      kept.state = next;
    },
  ],
}));
vi.mock('../texts/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../texts/texts.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('@maidan/ui/format/now.ts', () => ({ useNow: () => nowMs }));
vi.mock('./api.ts', () => ({
  pageSize: 50,
  useStatementPage: (filter: unknown, page: number) => {
    requests.push([filter, page]);
    return answer.given;
  },
}));

interface Props {
  readonly children?: ReactNode;
  readonly onPage?: (page: number) => void;
  readonly onValueChange?: (value: string) => void;
  readonly onChange?: (range: object) => void;
  readonly reason?: string;
  readonly pages?: number;
}

function propsOf(tree: unknown, type: unknown): Props | undefined {
  if (Array.isArray(tree)) return tree.map((part) => propsOf(part, type)).find((props) => props);
  if (typeof tree !== 'object' || tree === null || !('props' in tree) || !('type' in tree)) return undefined;
  const props = tree.props as Props;
  return tree.type === type ? props : propsOf(props.children, type);
}

const openPage = () => StatementPage({ StoryDialog: () => null });

const loading = { isPending: true, error: null };
const range = { from: '2025-12-17', to: '2026-02-14' };

beforeEach(() => {
  kept.state = undefined;
  answer.given = loading;
  requests.length = 0;
});

test('the statement opens with the last 60 days, all kinds, at page 1', () => {
  openPage();
  expect(requests).toEqual([[{ range, kind: 'all' }, 1]]);
});

test('changing the kind goes back to page 1', () => {
  propsOf(openPage(), Pager)?.onPage?.(3);
  propsOf(openPage(), Segmented)?.onValueChange?.('account');
  openPage();
  expect(requests.slice(1)).toEqual([
    [{ range, kind: 'all' }, 3],
    [{ range, kind: 'account' }, 1],
  ]);
});

test('changing the days goes back to page 1, and keeps the kind', () => {
  const other = { from: '2026-01-01', to: '2026-01-31' };
  propsOf(openPage(), Segmented)?.onValueChange?.('account');
  propsOf(openPage(), Pager)?.onPage?.(3);
  propsOf(openPage(), DateRange)?.onChange?.(other);
  openPage();
  expect(requests.at(-1)).toEqual([{ range: other, kind: 'account' }, 1]);
});

test('a statement that cannot be loaded gives the reason, and nothing else', () => {
  answer.given = { isPending: false, error: new Error('No answer') };
  const page = openPage();
  expect(propsOf(page, FailedState)?.reason).toBe('No answer');
  for (const part of [BalanceCurve, DownloadButton, Pager]) expect(propsOf(page, part)).toBeUndefined();
});

test('days without entries have neither a curve nor anything to download', () => {
  const statement = { totalCount: 0, statementData: [], balanceAmount: 0 };
  answer.given = { data: statement, isPending: false, error: null };
  for (const part of [BalanceCurve, DownloadButton]) expect(propsOf(openPage(), part)).toBeUndefined();
  answer.given = { data: { ...statement, totalCount: 51 }, isPending: false, error: null };
  for (const part of [BalanceCurve, DownloadButton]) expect(propsOf(openPage(), part)).toBeDefined();
  expect(propsOf(openPage(), Pager)?.pages).toBe(2);
});
