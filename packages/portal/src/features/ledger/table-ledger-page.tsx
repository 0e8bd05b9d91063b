import type { CasinoBet, CasinoReportEntry } from '@maidan/contract/wire';
import { type ComponentType, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { formatDate } from '../../format/dates.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import type { AccountTexts } from '../../i18n/account/en.ts';
import { useResultsTexts } from '../../i18n/results/results-texts.ts';
import { useTexts } from '../../i18n/texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailedState } from '../../ui/failed-state.tsx';
import { LatestOnly } from '../../ui/latest-only.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DataTable } from '../../ui/tables/table.tsx';
import { useTableReport } from './api.ts';
import { BackToLedger } from './back-to-ledger.tsx';
import { tableBetColumns } from './bets/casino-bet-columns.tsx';
import { PlusMinus, type PlusMinusBox } from './plus-minus.tsx';
import { StoryDialog } from './story/story-dialog.tsx';

const boxesOf = (entry: CasinoReportEntry, texts: AccountTexts['details']): readonly PlusMinusBox[] => [
  { title: texts.casinoPlusMinus, coins: entry.amount },
  { title: texts.totalCommission, coins: entry.totalComm },
  { title: texts.netPlusMinus, coins: entry.totalAmount },
];

export interface RoundDialogProps {
  readonly roundId: string;
  readonly casinoType?: string | undefined;
  readonly onClose: () => void;
}

interface TableLedgerPageProps {
  /** Shows the result of a round, with its cards. */
  readonly RoundDialog: ComponentType<RoundDialogProps>;
}

/** A day at one of the live tables. */
export function TableLedgerPage({ RoundDialog }: TableLedgerPageProps) {
  const { eventId = '', date = '' } = useParams();
  const { titles } = useTexts();
  const texts = useAccountTexts();
  const { data, error, refetch } = useTableReport({ eventId, date });
  const { openRound } = useResultsTexts();
  const [asked, setAsked] = useState<CasinoBet>();
  const [round, setRound] = useState<CasinoBet>();
  return (
    <div className="flex flex-col gap-4">
      <BackToLedger />
      <div>
        <h1 className="text-xl font-semibold">{data?.[0]?.gameName ?? titles.ledgerCasinoDetails}</h1>
        <p className="tabular text-sm text-muted">{formatDate(`${date}T12:00:00+05:30`)}</p>
      </div>
      {error && (
        <FailedState
          title={texts.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <SkeletonRows rows={6} />}
      {data?.length === 0 && <EmptyState title={texts.details.noCasinoBets} />}
      {data?.map((entry) => (
        <section key={`${entry.eventId}/${entry.date}`} className="flex flex-col gap-3">
          <PlusMinus boxes={boxesOf(entry, texts.details)} />
          <h2 className="font-semibold">{texts.details.casinoBets}</h2>
          {entry.hasMore && <LatestOnly says={texts.latestBets} shown={entry.casinoBetData.length} />}
          <DataTable
            caption={texts.details.casinoBets}
            columns={tableBetColumns(texts, { onWhy: setAsked, onRound: setRound, openRound })}
            rows={entry.casinoBetData}
            rowKey={({ _id }) => _id}
            empty={texts.details.noCasinoBets}
          />
        </section>
      ))}
      {asked && <StoryDialog betId={asked._id} onClose={() => setAsked(undefined)} />}
      <Suspense>
        {round && (
          <RoundDialog
            roundId={round.roundId}
            casinoType={round.resultDetails?.gtype}
            onClose={() => setRound(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
