import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { formatEntry } from '../../format/coins.ts';
import { useHomeTexts } from '../../i18n/home/home-texts.ts';
import { useBrandWord } from '../../i18n/use-brand-word.ts';
import { classes } from '../../ui/classes.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useOpenBets } from './open-bets.ts';
import type { OpenBet } from './read-open-bets-wire.ts';

/** The rest is on the screen of open bets. */
const shownMost = 6;

const edges: Record<OpenBet['mode'], string> = {
  lagai: 'border-s-back',
  yes: 'border-s-back',
  khai: 'border-s-lay',
  no: 'border-s-lay',
};

/** The newest open bets of every product, each the way to its place. */
export function OpenBetsList({ most = shownMost }: { readonly most?: number }) {
  const { bets: texts } = useHomeTexts();
  const title = useBrandWord('openBets', texts.title);
  const { data, isPending, error } = useOpenBets();
  return (
    <section aria-label={title}>
      <header className="brand-heading flex min-h-11 items-center gap-2">
        <h2 className="text-lg font-semibold">{title}</h2>
        {data && data.bets.length > 0 && (
          <span className="tabular rounded-full bg-raised px-2 text-sm leading-6">
            {data.bets.length}
            {data.hasMore && '+'}
          </span>
        )}
        <Link
          to={pathTo('pendingBets')}
          className="ms-auto flex min-h-11 items-center text-sm font-semibold text-link hover:underline"
        >
          {texts.all}
          <ChevronRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
      </header>
      {isPending && <Skeleton className="h-13" />}
      {error && !data && <p className={note}>{texts.failed}</p>}
      {data?.bets.length === 0 && <p className={note}>{texts.none}</p>}
      {data && data.bets.length > 0 && (
        <div className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
          {data.bets.slice(0, most).map((bet) => (
            <BetRow key={bet.id} bet={bet} />
          ))}
        </div>
      )}
    </section>
  );
}

const note = 'flex h-13 items-center rounded-xl border border-line bg-surface px-3 text-sm text-muted';

function BetRow({ bet }: { readonly bet: OpenBet }) {
  const { bets: texts } = useHomeTexts();
  const { name, run, mode, price, event, stake, canWin, path } = bet;
  return (
    <Link
      to={path}
      className={classes(
        'focus-inset flex min-h-13 items-center gap-3 border-s-4 px-3 py-1 hover:bg-text/6',
        edges[mode],
      )}
    >
      <span className="min-w-0 flex-1">
        <bdi className="block truncate text-sm font-semibold">{name}</bdi>
        <span className="block truncate text-xs text-muted">
          {texts.modes[mode]}{' '}
          <span className="tabular">{run === undefined ? price : `${run} / ${price}`}</span> ·{' '}
          <bdi>{event}</bdi>
        </span>
      </span>
      <Sum label={texts.stake}>{formatEntry(stake)}</Sum>
      {canWin !== undefined && (
        <Sum label={texts.canWin} className="text-win">
          +{formatEntry(canWin)}
        </Sum>
      )}
    </Link>
  );
}

interface SumProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function Sum({ label, className, children }: SumProps) {
  return (
    <span className="shrink-0 text-end">
      <span dir="ltr" className={classes('tabular block text-sm font-semibold', className)}>
        {children}
      </span>
      <span className="block text-xs text-muted">{label}</span>
    </span>
  );
}
