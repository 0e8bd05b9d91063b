import type { PendingBet } from '@maidan/contract/wire';
import { Button, buttonLook } from '@maidan/ui/button.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { LatestOnly } from '@maidan/ui/figures/figure.tsx';
import { formatCoins, formatExposure, sumCoins } from '@maidan/ui/format/coins.ts';
import { formatDateTime } from '@maidan/ui/format/dates.ts';
import { formatBetRate } from '@maidan/ui/format/rates.ts';
import { ArrowLeft } from '@maidan/ui/icons/signs.ts';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { SettledList } from '../../betting/settled/settled-list.tsx';
import { useWallet } from '../../house/wallet-store.ts';
import { pathTo } from '../../paths.ts';
import { useTexts } from '../../texts/texts.ts';
import { wordFor } from '../../texts/word-for.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { type PendingBets, usePendingBets } from './api.ts';
import { EventBets } from './event-bets.tsx';
import { fillHeld } from './group-bets.ts';
import { showMarketType } from './pending-columns.tsx';
import { PendingTable } from './pending-table.tsx';

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

interface ExposureSummaryProps {
  readonly open: PendingBets;
  /** Undefined until the wallet is known. */
  readonly exposure: number | undefined;
}

/** The exposure beside the stakes it results from, and why the two differ. */
export function ExposureSummary({ open, exposure }: ExposureSummaryProps) {
  const { pending: texts, latestBets } = useAccountTexts();
  const { shell } = useTexts();
  const stakes = sumCoins(open.events.map((event) => event.stakes));
  return (
    <section className="rounded-xl border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-end gap-x-8 gap-y-2">
        <dl className="flex flex-wrap items-end gap-x-8 gap-y-2">
          <div>
            <dt className="text-xs font-medium text-muted uppercase">{shell.exposure}</dt>
            <dd className="tabular text-2xl leading-8 font-bold">
              {exposure === undefined ? '–' : formatExposure(exposure)}
            </dd>
          </div>
          {!open.hasMore && (
            <div>
              <dt className="text-xs font-medium text-muted uppercase">{texts.stakes}</dt>
              <dd className="tabular text-lg leading-8 font-semibold">{formatCoins(stakes)}</dd>
            </div>
          )}
        </dl>
        {open.hasMore ? (
          <LatestOnly format={latestBets} shown={open.bets.length} />
        ) : (
          <p className="pb-1 text-sm text-muted">{texts.bets(open.bets.length)}</p>
        )}
      </div>
      <p className="mt-2 text-sm text-muted">{texts.why}</p>
    </section>
  );
}

interface StatusDialogProps {
  readonly bet: PendingBet;
  readonly onClose: () => void;
}

export function StatusDialog({ bet, onClose }: StatusDialogProps) {
  const all = useAccountTexts();
  const { pending: texts } = all;
  const facts: readonly (readonly [string, string])[] = [
    [texts.stake, formatCoins(bet.amount)],
    [texts.rate, formatBetRate(bet.rate)],
    [texts.type, wordFor(texts.types, bet.type)],
    [texts.marketType, showMarketType(bet.marketType, all)],
    [texts.time, formatDateTime(bet.time)],
  ];
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.statusTitle}
      description={texts.statusBody}
      footer={<Button onClick={onClose}>{texts.confirm}</Button>}
    >
      <p className="mb-2 font-semibold">
        <bdi>{bet.market}</bdi>
      </p>
      <dl className="divide-y divide-line rounded-xl border border-line">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 px-3 py-2 text-sm">
            <dt className="text-muted">{name}</dt>
            <dd dir="auto" className="tabular font-medium">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
