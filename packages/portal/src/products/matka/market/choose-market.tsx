import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { Link } from 'react-router';
import { useMatkas } from '../api.ts';
import { Emblem, emblemOf } from '../art/emblem.tsx';
import { activeMatkas } from '../live/merge-matkas.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { FailedMatka } from './failed-matka.tsx';

interface ChooseMarketProps {
  /** Whether to list the haroop markets or the others. */
  readonly isHaroop: boolean;
  readonly pathOf: (matkaEventId: string) => string;
}

/** For an address without a market. */
export function ChooseMarket({ isHaroop, pathOf }: ChooseMarketProps) {
  const texts = useMatkaTexts();
  const { data, error, refetch } = useMatkas();
  if (!data && error) return <FailedMatka reason={error.message} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={6} />;
  const markets = activeMatkas(data).filter((market) => market.isHaroopAndarBahar === isHaroop);
  if (markets.length === 0) return <EmptyState title={texts.noMarkets} />;
  return (
    <nav aria-label={texts.chooseMarket}>
      <h2 className="mb-2 font-semibold">{texts.chooseMarket}</h2>
      <ul className="grid gap-2 sm:grid-cols-2">
        {markets.map((market) => (
          <li key={market.matkaEventId}>
            <Link
              to={pathOf(market.matkaEventId)}
              className="flex min-h-12 items-center gap-3 rounded-xl border border-line bg-surface px-3 hover:bg-raised"
            >
              <Emblem name={emblemOf(market)} className="size-7 shrink-0" />
              <bdi className="min-w-0 flex-1 truncate font-semibold">{market.name}</bdi>
              <span dir="ltr" className="mk-figure text-base text-muted">
                {market.openTime} – {market.closeTime}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
