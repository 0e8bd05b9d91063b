import type { Ledger } from '@maidan/contract/wire';
import { Amount } from '@maidan/ui/figures/amount.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useAccountTexts } from '../texts/account-texts.ts';

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
