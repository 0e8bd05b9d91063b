import type { CompleteLedger } from '@maidan/contract/wire';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { LatestOnly } from '@maidan/ui/latest-only.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { useFinalScore } from './api.ts';
import { BackToLedger } from './back-to-ledger.tsx';
import type { AnyBet } from './bets/bet-columns.tsx';
import { LedgerBets } from './bets/ledger-bets.tsx';
import { MatchHead } from './match/match-head.tsx';
import { sumsOf, titledSums } from './match/match-sums.ts';
import { useMatchLedger } from './match/use-match-ledger.ts';
import { PlusMinus } from './plus-minus.tsx';
import { StoryDialog } from './story/story-dialog.tsx';
import { useRuleTexts } from './story/use-rule-texts.ts';

const eventIdOf = (ledger: CompleteLedger | undefined): string | undefined =>
  ledger && (ledger.oddsBetsData[0] ?? ledger.sessionBetsData[0])?.eventId;

export function MatchLedgerPage() {
  const { marketId: matchId = '' } = useParams();
  const { titles } = useTexts();
  const { details: texts, latestBets, notLoaded, retry } = useAccountTexts();
  const { data, error, refetch } = useMatchLedger(matchId);
  const { isLoading: areRulesLoading } = useRuleTexts();
  const { data: score, isLoading: isScoreLoading } = useFinalScore(eventIdOf(data));
  // Shown all at once: a score or a sentence that loads later would shift the rest.
  const ready = areRulesLoading || isScoreLoading ? undefined : data;
  const [asked, setAsked] = useState<AnyBet>();
  const bets: readonly AnyBet[] = data ? [...data.oddsBetsData, ...data.sessionBetsData] : [];
  const isOut = (bet: AnyBet) => bet.isDeleted === 1;
  const tables = [
    { kind: 'match', title: texts.matchBets, bets: (data?.oddsBetsData ?? []).filter((bet) => !isOut(bet)) },
    {
      kind: 'fancy',
      title: texts.fancyBets,
      bets: (data?.sessionBetsData ?? []).filter((bet) => !isOut(bet)),
    },
    { kind: 'rejected', title: texts.rejectedBets, bets: bets.filter(isOut) },
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <BackToLedger />
      {error ? (
        <>
          <h1 className="text-xl font-semibold">{titles.ledgerDetails}</h1>
          <FailedState
            title={notLoaded}
            reason={error.message}
            retry={retry}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <MatchHead ledger={ready} score={score} />
      )}
      {!error && !ready && <SkeletonRows rows={6} />}
      {!error && ready && (
        <>
          <PlusMinus boxes={titledSums(sumsOf(ready.completeData), texts)} />
          {ready.hasMore && <LatestOnly says={latestBets} shown={bets.length} />}
          {tables.map((table) => (
            <LedgerBets key={table.kind} {...table} onWhy={setAsked} />
          ))}
        </>
      )}
      {asked && <StoryDialog betId={asked._id} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
