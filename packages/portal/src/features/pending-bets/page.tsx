import type { PendingBet } from '@maidan/contract/wire';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { pathTo } from '../../api/paths.ts';
import { formatExposure } from '../../format/coins.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { useWallet } from '../../live/wallet-store.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { LatestOnly } from '../../ui/latest-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type PendingBets, usePendingBets } from './api.ts';
import { PendingTable } from './pending-table.tsx';
import { StatusDialog } from './status-dialog.tsx';

const noBets: PendingBets = { bets: [], hasMore: false };

export function PendingBetsPage() {
  const { pending: texts, latestBets, retry, notLoaded } = useAccountTexts();
  const { data: { bets, hasMore } = noBets, isPending, error, refetch } = usePendingBets();
  const exposure = useWallet()?.exposure ?? 0;
  const [shown, setShown] = useState<PendingBet>();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link to={pathTo('ledger')} className={buttonLook('outline', 'md', 'bg-surface')}>
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {texts.back}
        </Link>
        {(isPending ? exposure > 0 : bets.length > 0) && (
          <div className="text-sm text-muted sm:text-end">
            {isPending && <Skeleton className="h-5 w-24 sm:ms-auto" />}
            {!isPending && !hasMore && <p>{texts.bets(bets.length)}</p>}
            {hasMore && <LatestOnly says={latestBets} shown={bets.length} />}
            <p>
              {texts.atRisk}:{' '}
              <strong className="tabular text-base text-text">{formatExposure(exposure)}</strong>
            </p>
          </div>
        )}
      </div>
      {error ? (
        <FailedState title={notLoaded} reason={error.message} retry={retry} onRetry={() => void refetch()} />
      ) : (
        <PendingTable bets={bets} loading={isPending} onStatus={setShown} />
      )}
      {shown && <StatusDialog bet={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
