import type { CompleteLedger } from '@maidan/contract/wire';
import { LatestOnly } from '@maidan/ui/figures/figure.tsx';
import { FailedState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { DataTable } from '@maidan/ui/tables/table.tsx';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useRunnerName } from '../../texts/runner-name.ts';
import { useTexts } from '../../texts/texts.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import { useFinalScore } from './api.ts';
import { type AnyBet, type BetTableKind, betColumns } from './bets/bet-columns.tsx';
import { BackToLedger, PlusMinus } from './entry-parts.tsx';
import { MatchHead } from './match/match-head.tsx';
import { sumsOf, titledSums, useMatchLedger } from './match/use-match-ledger.ts';
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
  const [chosenBet, setChosenBet] = useState<AnyBet>();
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
          {ready.hasMore && <LatestOnly format={latestBets} shown={bets.length} />}
          {tables.map((table) => (
            <LedgerBets key={table.kind} {...table} onWhy={setChosenBet} />
          ))}
        </>
      )}
      {chosenBet && <StoryDialog betId={chosenBet._id} onClose={() => setChosenBet(undefined)} />}
    </div>
  );
}

interface LedgerBetsProps {
  readonly kind: BetTableKind;
  readonly title: string;
  readonly bets: readonly AnyBet[];
  readonly onWhy: (bet: AnyBet) => void;
}

export function LedgerBets({ kind, title, bets, onWhy }: LedgerBetsProps) {
  const texts = useAccountTexts();
  const formatRunner = useRunnerName();
  const named = bets.map((bet) =>
    'teamName' in bet ? { ...bet, teamName: formatRunner(bet.teamName) } : bet,
  );
  return (
    <section className="flex flex-col gap-2">
      <h2 className="flex items-baseline gap-2 font-semibold">
        {title}
        {bets.length > 0 && <span className="tabular text-sm font-normal text-muted">{bets.length}</span>}
      </h2>
      <DataTable
        caption={title}
        columns={betColumns(kind, texts, onWhy, named)}
        rows={named}
        rowKey={({ _id }) => _id}
        empty={texts.details.none}
      />
    </section>
  );
}
