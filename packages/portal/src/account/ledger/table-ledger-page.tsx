import type { CasinoBet } from '@maidan/contract/wire';
import { EmptyState } from '@maidan/ui/empty-state.tsx';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useResultsTexts } from '../../betting/result-texts/results-texts.ts';
import { betParts } from '../../product-parts.ts';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useCasinoTexts } from '../../products/tables/option-texts/casino-texts.ts';
import { sayOption } from '../../products/tables/option-texts/say-option.ts';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { useTableReport } from './api.ts';
import { BackToLedger } from './back-to-ledger.tsx';
import { tableBetColumns } from './bets/casino-bet-columns.tsx';
import { sayBetResult } from './bets/say-bet-result.ts';
import { CasinoDayHead } from './casino-day-head.tsx';
import { CasinoEntry } from './casino-entry.tsx';
import { StoryDialog } from './story/story-dialog.tsx';

/** A day at one of the live tables. */
export function TableLedgerPage() {
  const { eventId = '', date = '' } = useParams();
  const { titles } = useTexts();
  const [RoundDialog] = betParts().flatMap(({ ledger }) => ledger?.RoundDialog ?? []);
  const texts = useAccountTexts();
  const casino = useCasinoTexts();
  const sayGame = useGameTitle();
  const { data, error, refetch } = useTableReport({ eventId, date });
  const { openRound } = useResultsTexts();
  const [asked, setAsked] = useState<CasinoBet>();
  const [round, setRound] = useState<CasinoBet>();
  return (
    <div className="flex flex-col gap-4">
      <BackToLedger />
      <CasinoDayHead title={data?.[0] ? sayGame(data[0].gameName) : titles.ledgerCasinoDetails} date={date} />
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
      {data?.map(({ eventId, date, amount, totalComm, totalAmount, casinoBetData, hasMore }) => (
        <CasinoEntry
          key={`${eventId}/${date}`}
          figures={{ results: amount, commission: totalComm, net: totalAmount }}
          bets={casinoBetData}
          hasMore={hasMore}
          caption={texts.details.casinoBets}
          isHeaded
          columns={tableBetColumns(
            texts,
            { onWhy: setAsked, onRound: setRound, openRound },
            {
              option: ({ playerName, teamName }) => sayGame(sayOption(playerName || teamName, casino)),
              result: (bet) => sayBetResult(bet, texts, casino),
            },
          )}
        />
      ))}
      {asked && <StoryDialog betId={asked._id} onClose={() => setAsked(undefined)} />}
      <Suspense>
        {round && RoundDialog && (
          <RoundDialog
            roundId={round.roundId}
            casinoType={round.resultDetails?.gtype || undefined}
            listedResult={round.showResult}
            onClose={() => setRound(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
