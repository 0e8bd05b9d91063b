import { DateRange } from '@maidan/ui/form/date-range.tsx';
import { Segmented } from '@maidan/ui/form/segmented.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { type DayRange, lastDays } from '@maidan/ui/format/day-range.ts';
import { useNow } from '@maidan/ui/format/now.ts';
import { FailedState, Skeleton } from '@maidan/ui/page-states.tsx';
import { type ComponentType, useState } from 'react';
import { useLanguage } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { pageSize, type StatementKind, useStatementPage } from './api.ts';
import { BalanceCurve } from './balance-curve.tsx';
import { DownloadButton } from './download-button.tsx';
import { runningBalance } from './statement-entry.ts';
import { Pager, StatementTable, type StoryDialogProps } from './statement-table.tsx';

const minuteMs = 60_000;
/** Document 1, section 9. */
const defaultDays = 60;
const kinds: readonly StatementKind[] = ['all', 'profitLoss', 'account'];

interface Choice {
  /** Undefined means the last 60 days, also after midnight. */
  readonly range?: DayRange;
  readonly kind: StatementKind;
  readonly page: number;
}

interface StatementPageProps {
  readonly StoryDialog: ComponentType<StoryDialogProps>;
}

export function StatementPage({ StoryDialog }: StatementPageProps) {
  const texts = useAccountTexts();
  const language = useLanguage();
  const nowMs = useNow(minuteMs);
  const [choice, setChoice] = useState<Choice>({ kind: 'all', page: 1 });
  const { kind, page, range = lastDays(defaultDays, nowMs) } = choice;
  const filter = { range, kind };
  const { data, isPending, error, refetch } = useStatementPage(filter, page);
  const total = data?.totalCount ?? 0;
  return (
    <div className="flex flex-col gap-3">
      <DateRange
        value={range}
        onChange={(chosen) => setChoice({ kind, range: chosen, page: 1 })}
        nowMs={nowMs}
        labels={texts.range}
        language={language}
      />
      <Segmented
        label={texts.statement.show}
        segments={kinds.map((value) => ({ value, label: texts.statement.kinds[value] }))}
        value={kind}
        onValueChange={(next) => setChoice({ ...choice, kind: next, page: 1 })}
      />
      {error ? (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {(isPending || total > 0) && <BalanceCurve filter={filter} nowMs={nowMs} />}
          {(isPending || total > 0) && (
            <div className="flex flex-wrap items-center justify-between gap-2">
              {isPending ? (
                <Skeleton className="h-5 w-20" />
              ) : (
                <p className="text-sm text-muted tabular-nums">
                  {texts.statement.rows(formatSummary(total))}
                </p>
              )}
              <DownloadButton filter={filter} />
            </div>
          )}
          <StatementTable
            StoryDialog={StoryDialog}
            entries={data ? runningBalance(data) : []}
            loading={isPending}
          />
          <Pager
            page={page}
            pages={Math.ceil(total / pageSize)}
            onPage={(next) => setChoice({ ...choice, page: next })}
          />
        </>
      )}
    </div>
  );
}
