import type { CasinoBet } from '@maidan/contract/wire';
import { EmptyState, FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { useResultsTexts } from '../../betting/result-texts/results-texts.ts';
import { betParts } from '../../product-parts.ts';
import { useGameTitle } from '../../products/launched/texts/use-game-title.ts';
import { useCasinoTexts } from '../../products/tables/option-texts/casino-texts.ts';
import type { CasinoTexts } from '../../products/tables/option-texts/en.ts';
import { formatOption } from '../../products/tables/option-texts/format-option.ts';
import { formatRoundResult } from '../../products/tables/option-texts/format-round-result.ts';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import type { AccountTexts } from '../texts/en.ts';
import { useTableReport } from './api.ts';
import { tableBetColumns } from './bets/casino-bet-columns.tsx';
import { BackToLedger, CasinoDayHead, CasinoEntry } from './entry-parts.tsx';
import { StoryDialog } from './story/story-dialog.tsx';

/** A day at one of the live tables. */
export function TableLedgerPage() {
  const { eventId = '', date = '' } = useParams();
  const { titles } = useTexts();
  const [RoundDialog] = betParts().flatMap(({ ledger }) => ledger?.RoundDialog ?? []);
  const texts = useAccountTexts();
  const casino = useCasinoTexts();
  const formatGame = useGameTitle();
  const { data, error, refetch } = useTableReport({ eventId, date });
  const { openRound } = useResultsTexts();
  const [chosenBet, setChosenBet] = useState<CasinoBet>();
  const [round, setRound] = useState<CasinoBet>();
  return (
    <div className="flex flex-col gap-4">
      <BackToLedger />
      <CasinoDayHead
        title={data?.[0] ? formatGame(data[0].gameName) : titles.ledgerCasinoDetails}
        date={date}
      />
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
            { onWhy: setChosenBet, onRound: setRound, openRound },
            {
              option: ({ playerName, teamName }) => formatGame(formatOption(playerName || teamName, casino)),
              result: (bet) => formatBetResult(bet, texts, casino),
            },
          )}
        />
      ))}
      {chosenBet && <StoryDialog betId={chosenBet._id} onClose={() => setChosenBet(undefined)} />}
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

/** What the house writes for a round whose stakes were all returned. */
const voidWord = 'void';

type ShownBet = Pick<CasinoBet, 'isDeleted' | 'deletedRule' | 'deletedRemark' | 'showResult'>;

/** The result of the round; for a bet that was taken out of it, who took it out or why. */
export function formatBetResult(
  bet: ShownBet,
  { details, story }: AccountTexts,
  casino: CasinoTexts,
): string {
  const { isDeleted, deletedRule, deletedRemark, showResult } = bet;
  if (deletedRule === 'taken-back') return details.takenBack;
  if (isDeleted === 1) return deletedRemark;
  return showResult === voidWord ? story.states.void : formatRoundResult(showResult, casino);
}
