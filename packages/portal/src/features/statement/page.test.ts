import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { en } from '../../i18n/account/en.ts';
import { Segmented } from '../../ui/form/segmented.tsx';
import { StatementPage } from './page.tsx';
import { Pager } from './pager.tsx';

const nowMs = Date.UTC(2026, 1, 14, 12);
const kept = vi.hoisted((): { state: unknown } => ({ state: undefined }));
const asked = vi.hoisted((): [unknown, number][] => []);

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useState: (initial: unknown) => [
    kept.state ?? initial,
    (next: unknown) => {
      kept.state = next;
    },
  ],
}));
vi.mock('../../i18n/account/account-texts.ts', () => ({ useAccountTexts: () => en }));
vi.mock('../../i18n/texts.ts', () => ({ useLanguage: () => 'en' }));
vi.mock('../../format/now.ts', () => ({ useNow: () => nowMs }));
vi.mock('./api.ts', () => ({
  pageSize: 50,
  useStatementPage: (wish: unknown, page: number) => {
    asked.push([wish, page]);
    return { isPending: true, error: null };
  },
}));

interface Props {
  readonly children?: ReactNode;
  readonly onPage?: (page: number) => void;
  readonly onValueChange?: (value: string) => void;
}

function propsOf(tree: unknown, type: unknown): Props | undefined {
  if (Array.isArray(tree)) return tree.map((part) => propsOf(part, type)).find((props) => props);
  if (typeof tree !== 'object' || tree === null || !('props' in tree) || !('type' in tree)) return undefined;
  const props = tree.props as Props;
  return tree.type === type ? props : propsOf(props.children, type);
}

const openPage = () => StatementPage({ StoryDialog: () => null });

const range = { from: '2025-12-17', to: '2026-02-14' };

beforeEach(() => {
  kept.state = undefined;
  asked.length = 0;
});

test('the statement opens on the last 60 days, on everything, at page 1', () => {
  openPage();
  expect(asked).toEqual([[{ range, kind: 'all' }, 1]]);
});

test('a changed toggle goes back to page 1', () => {
  propsOf(openPage(), Pager)?.onPage?.(3);
  propsOf(openPage(), Segmented)?.onValueChange?.('account');
  openPage();
  expect(asked.slice(1)).toEqual([
    [{ range, kind: 'all' }, 3],
    [{ range, kind: 'account' }, 1],
  ]);
});
