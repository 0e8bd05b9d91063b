import { Button } from '@maidan/ui/button.tsx';
import { Amount, DateTime } from '@maidan/ui/figures/figure.tsx';
import { figureLetters } from '@maidan/ui/format/coins.ts';
import { ChevronLeft, ChevronRight } from '@maidan/ui/icons/signs.ts';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { type ComponentType, Fragment, Suspense, useState } from 'react';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import type { AccountTexts } from '../texts/en.ts';
import { nameGames, partSeparator, remarkParts, type StatementEntry } from './statement-entry.ts';

/** The characters that fit beside a remark on a 360 px screen. */
const roomLetters = 25;

interface RemarkProps {
  readonly entry: StatementEntry;
  readonly texts: AccountTexts;
  readonly onWhy: (entry: StatementEntry) => void;
}

/** Each part has its own text direction. An entry about a market opens the story of a bet on it. */
export function Remark({ entry, texts, onWhy }: RemarkProps) {
  const parts = remarkParts(entry, texts);
  const text = (
    <span className="wrap-anywhere">
      {parts.map((part, place) => (
        <Fragment key={parts.slice(0, place + 1).join()}>
          {place > 0 && partSeparator}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
  if (entry.betId === undefined) return text;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={texts.details.whyOf(parts.join(partSeparator))}
      onClick={() => onWhy(entry)}
      className="focus-inset -my-1 flex min-h-11 items-center gap-1.5 rounded text-start underline decoration-muted underline-offset-4 hover:decoration-current"
    >
      {text}
    </button>
  );
}

export function statementColumns(
  all: AccountTexts,
  entries: readonly StatementEntry[],
  onWhy: (entry: StatementEntry) => void = () => undefined,
): readonly Column<StatementEntry>[] {
  const { date, details, statement: texts } = all;
  const letters = figureLetters(
    entries.map(({ amount }) => amount),
    entries.map(({ balance }) => balance),
  );
  return [
    {
      key: 'date',
      header: date,
      cell: ({ createdAt }) => (
        <span className="whitespace-nowrap">
          <DateTime at={createdAt} />
        </span>
      ),
      priority: 'low',
    },
    {
      key: 'remark',
      header: texts.remark,
      cell: (entry) => <Remark entry={entry} texts={all} onWhy={onWhy} />,
    },
    {
      key: 'amount',
      header: details.amount,
      align: 'end',
      cell: ({ amount }) => <Amount entry coins={amount} className="font-medium" />,
    },
    {
      key: 'balance',
      header: texts.balance,
      align: 'end',
      cell: ({ balance }) => <Amount plain entry coins={balance} className="font-medium" />,
      priority: letters > roomLetters ? 'low' : 'high',
    },
  ];
}

export interface StoryDialogProps {
  readonly betId: string;
  readonly onClose: () => void;
}

interface StatementTableProps {
  /** Shows the story of a bet. */
  readonly StoryDialog: ComponentType<StoryDialogProps>;
  readonly entries: readonly StatementEntry[];
  readonly loading: boolean;
}

export function StatementTable({ StoryDialog, entries, loading }: StatementTableProps) {
  const texts = useAccountTexts();
  const named = nameGames(entries, useGameTitle());
  const [storyBetId, setStoryBetId] = useState<string>();
  return (
    <>
      <DataTable
        caption={texts.statement.caption}
        columns={statementColumns(texts, named, ({ betId }) => setStoryBetId(betId))}
        rows={named}
        rowKey={({ _id }) => _id}
        empty={texts.statement.none}
        loading={loading}
      />
      <Suspense>
        {storyBetId !== undefined && (
          <StoryDialog betId={storyBetId} onClose={() => setStoryBetId(undefined)} />
        )}
      </Suspense>
    </>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

export function Pager({ page, pages, onPage }: PagerProps) {
  const { statement: texts } = useAccountTexts();
  if (pages <= 1) return null;
  return (
    <nav aria-label={texts.page(page, pages)} className="flex items-center justify-between gap-2">
      <Button variant="outline" className="bg-surface" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {texts.previous}
      </Button>
      <span aria-live="polite" className="tabular text-sm text-muted">
        {texts.page(page, pages)}
      </span>
      <Button
        variant="outline"
        className="bg-surface"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {texts.next}
        <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
      </Button>
    </nav>
  );
}
