import { Amount } from '@maidan/ui/figures/figure.tsx';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useBettingTexts } from '../texts/betting-texts.ts';
import { type SettledNotice, useSettledNotices } from './settled-notices.ts';

const row = 'flex min-h-11 items-center justify-between gap-3 px-3 text-sm';

/** What was settled recently, for players who missed the toast. */
export function SettledList() {
  const settled = useSettledNotices();
  return <Suspense>{settled.length > 0 && <Settled settled={settled} />}</Suspense>;
}

function Settled({ settled }: { readonly settled: readonly SettledNotice[] }) {
  const texts = useBettingTexts();
  return (
    <section aria-label={texts.settledLately}>
      <h2 className="mb-1.5 font-semibold">{texts.settledLately}</h2>
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {settled.map(({ id, title, profit, to }) => {
          const inside = (
            <>
              <bdi className="min-w-0">{title}</bdi>
              <Amount
                coins={profit}
                summary
                className={
                  profit > 0 ? "shrink-0 font-semibold before:content-['+']" : 'shrink-0 font-semibold'
                }
              />
            </>
          );
          return (
            <li key={id}>
              {to === undefined ? (
                <div className={row}>{inside}</div>
              ) : (
                <Link to={to} className={`${row} focus-inset hover:bg-text/6`}>
                  {inside}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
