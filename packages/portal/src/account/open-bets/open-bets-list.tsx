import { ChevronRight } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useHomeTexts } from '../../app/home/texts/home-texts.ts';
import { pathTo } from '../../paths.ts';
import { loadBetParts } from '../../product-parts.ts';
import { useBrandWord } from '../../texts/use-brand-word.ts';
import { countBets, useOpenBets } from './api.ts';

/** The others are on the screen of open bets. */
const shownMost = 6;

const OpenBetRows = lazyPart(async () => {
  const [part] = await Promise.all([import('./open-bet-rows.tsx'), loadBetParts()]);
  return part.OpenBetRows;
});

const placeholders = (count: number) =>
  Array.from({ length: count }, (_, row) => (
    <Skeleton key={`row-${row.toString()}`} className="h-13 rounded-none" />
  ));

/** The newest open bets of every product, each linked to its page. */
export function OpenBetsList({ most = shownMost }: { readonly most?: number }) {
  const { bets: texts } = useHomeTexts();
  const title = useBrandWord('openBets', texts.title);
  const { data, isPending, error } = useOpenBets();
  const count = data ? countBets(data) : 0;
  return (
    <section aria-label={title}>
      <header className="brand-heading flex min-h-11 items-center gap-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        {data && count > 0 && (
          <span className="tabular rounded-full bg-raised px-2 text-sm leading-6">
            {count}
            {data.hasMore && '+'}
          </span>
        )}
        <Link
          to={pathTo('pendingBets')}
          className="relative z-1 ms-auto flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
        >
          {texts.all}
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
      </header>
      {isPending && <Skeleton className="h-13" />}
      {error && !data && <p className={note}>{texts.failed}</p>}
      {data && count === 0 && <p className={note}>{texts.none}</p>}
      {data && count > 0 && (
        <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          <Suspense fallback={placeholders(Math.min(count, most))}>
            <OpenBetRows open={data} most={most} />
          </Suspense>
        </div>
      )}
    </section>
  );
}

const note = 'flex h-13 items-center rounded-xl border border-line bg-surface px-3 text-sm text-muted';
