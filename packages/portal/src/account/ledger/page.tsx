import { FailedState } from '@maidan/ui/failed-state.tsx';
import { DateRange } from '@maidan/ui/form/date-range.tsx';
import { type DayRange, quickRange } from '@maidan/ui/format/day-range.ts';
import { useNow } from '@maidan/ui/format/now.ts';
import { LatestOnly } from '@maidan/ui/latest-only.tsx';
import { useState } from 'react';
import { useLanguage } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { useLedger } from './api.ts';
import { LedgerTable } from './ledger-table.tsx';
import { LedgerTotals } from './ledger-totals.tsx';

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
          {ledger?.hasMore && <LatestOnly says={texts.latestRows} shown={ledger.ledgerData.length} />}
          <LedgerTable rows={ledger?.ledgerData ?? []} loading={isPending} />
        </>
      )}
    </div>
  );
}
