import { useSportsTexts } from '../../../i18n/sports/sports-texts.ts';
import { Amount } from '../../../ui/figures/amount.tsx';
import type { SettledFancy } from '../newly-settled.ts';

/** The fancies settled since the page was opened: a toast that was missed is found here. */
export function SettledList({ settled }: { readonly settled: readonly SettledFancy[] }) {
  const { over: texts } = useSportsTexts();
  if (settled.length === 0) return null;
  return (
    <section aria-label={texts.notices}>
      <h2 className="mb-1.5 font-semibold">{texts.notices}</h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {settled.map(({ id, name, run, profit }) => (
          <li key={id} className="flex min-h-11 items-center justify-between gap-3 px-3 text-sm">
            <bdi className="min-w-0">{texts.settled(name, run)}</bdi>
            <Amount
              coins={profit}
              summary
              className={
                profit > 0 ? "shrink-0 font-semibold before:content-['+']" : 'shrink-0 font-semibold'
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
