import type { Ledger } from '@maidan/contract/wire';
import { Amount, LatestOnly } from '@maidan/ui/figures/figure.tsx';
import { DateRange } from '@maidan/ui/form/date-range.tsx';
import { type DayRange, quickRange } from '@maidan/ui/format/day-range.ts';
import { useNow } from '@maidan/ui/format/now.ts';
import { FailedState, Skeleton } from '@maidan/ui/page-states.tsx';
import { useState } from 'react';
import { useLanguage } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { useLedger } from './api.ts';
import { LedgerTable } from './ledger-table.tsx';

const minuteMs = 60_000;

export function LedgerPage() {
  const texts = useAccountTexts();
  const language = useLanguage();
  const nowMs = useNow(minuteMs);
  // Until dates are chosen it is the current month, also after midnight of its last day.
  const [chosen, setChosen] = useState<DayRange>();
  const range = chosen ?? quickRange('thisMonth', nowMs);
  const { data: ledger, isPending, error, refetch } = useLedger(range);
  return (
    <div className="flex flex-col gap-3">
      <DateRange value={range} onChange={setChosen} nowMs={nowMs} labels={texts.range} language={language} />
      {error ? (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <LedgerTotals ledger={ledger} />
          {ledger?.hasMore && <LatestOnly format={texts.latestRows} shown={ledger.ledgerData.length} />}
          <LedgerTable rows={ledger?.ledgerData ?? []} loading={isPending} />
        </>
      )}
    </div>
  );
}

export function LedgerTotals({ ledger }: { readonly ledger: Ledger | undefined }) {
  const { ledger: texts } = useAccountTexts();
  const totals = [
    { name: texts.lena, coins: ledger?.creditAmount, tone: 'border-t-win' },
    { name: texts.dena, coins: ledger && -ledger.debitAmount, tone: 'border-t-loss' },
    { name: texts.balance, coins: ledger?.calAmount, tone: 'border-t-primary' },
  ];
  return (
    // Three crores do not fit in one row on a phone, and figures that wrap when they load would shift the
    // table.
    <dl className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {totals.map(({ name, coins, tone }) => (
        <div
          key={name}
          className={`rounded-xl border border-t-4 border-line bg-surface p-3 max-sm:last:col-span-2 ${tone}`}
        >
          <dt className="text-xs whitespace-nowrap font-medium text-muted uppercase">{name}</dt>
          <dd className="mt-0.5 text-sm font-bold whitespace-nowrap sm:text-lg">
            {coins === undefined ? <Skeleton className="h-6 w-full" /> : <Amount summary coins={coins} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
