import type { PendingBet } from '@maidan/contract/wire';
import { buttonLook } from '@maidan/ui/button-look.ts';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { SettledList } from '../../betting/settled/settled-list.tsx';
import { useWallet } from '../../house/wallet-store.ts';
import { pathTo } from '../../paths.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { usePendingBets } from './api.ts';
import { EventBets } from './event-bets.tsx';
import { ExposureSummary } from './exposure-summary.tsx';
import { fillHeld } from './group-bets.ts';
import { PendingTable } from './pending-table.tsx';
import { StatusDialog } from './status-dialog.tsx';

/** More bets than this are in one list, of which only visible rows are rendered. */
const groupedMost = 100;

export function PendingBetsPage() {
  const { pending: texts, retry, notLoaded } = useAccountTexts();
  const { data: open, isPending, isPlaceholderData, error, refetch } = usePendingBets();
  const exposure = useWallet()?.exposure;
  const [shown, setShown] = useState<PendingBet>();
  const bets = open?.bets ?? [];
  const isGrouped = bets.length > 0 && bets.length <= groupedMost;
  // Bets loaded for an earlier wallet do not add up to the present exposure.
  const isCurrent = exposure !== undefined && !isPlaceholderData;
  const events = open && isCurrent ? fillHeld(open.events, exposure) : open?.events;
  return (
    <div className="flex flex-col gap-3">
      <Link to={pathTo('ledger')} className={buttonLook('outline', 'md', 'self-start bg-surface')}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {texts.back}
      </Link>
      {open && bets.length > 0 && <ExposureSummary open={open} exposure={exposure} />}
      {error && (
        <FailedState title={notLoaded} reason={error.message} retry={retry} onRetry={() => void refetch()} />
      )}
      {!error && !isGrouped && <PendingTable bets={bets} loading={isPending} onStatus={setShown} />}
      {!error &&
        isGrouped &&
        events?.map((event) => <EventBets key={event.key} event={event} onStatus={setShown} />)}
      <SettledList />
      {shown && <StatusDialog bet={shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}
