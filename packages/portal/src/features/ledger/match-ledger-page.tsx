import type { CompleteLedger } from '@maidan/contract/wire';
import { useState } from 'react';
import { useParams } from 'react-router';
import { formatSummary } from '../../format/coins.ts';
import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import type { AccountTexts } from '../../i18n/account/en.ts';
import { useTexts } from '../../i18n/texts.ts';
import { FailedState } from '../../ui/failed-state.tsx';
import { DateTime } from '../../ui/figures/date-time.tsx';
import { LatestOnly } from '../../ui/latest-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMatchLedger } from './api.ts';
import { BackToLedger } from './back-to-ledger.tsx';
import type { AnyBet } from './bets/bet-columns.tsx';
import { BetTable } from './bets/bet-table.tsx';
import { PlusMinus, type PlusMinusBox } from './plus-minus.tsx';
import { StoryDialog } from './story/story-dialog.tsx';
import { useRuleTexts } from './story/use-rule-texts.ts';

/** Sums of wire figures are made in hundredths: 0.1 and 0.2 are 0.3. */
const sum = (...coins: readonly number[]): number =>
  coins.reduce((total, value) => total + Math.round(value * 100), 0) / 100;

function figuresOf({ completeData }: CompleteLedger): readonly number[] {
  const { clientOddsAmount, clientSessionAmount, clientOddsComm, clientSessionComm } = completeData;
  const commission = sum(clientOddsComm, clientSessionComm);
  const net = sum(clientOddsAmount, clientSessionAmount, commission);
  return [clientOddsAmount, clientSessionAmount, commission, net];
}

function boxesOf(
  ledger: CompleteLedger | undefined,
  texts: AccountTexts['details'],
): readonly PlusMinusBox[] {
  const titles = [texts.matchPlusMinus, texts.fancyPlusMinus, texts.totalCommission, texts.netPlusMinus];
  const figures = ledger ? figuresOf(ledger) : [];
  return titles.map((title, place) => ({ title, coins: figures[place] }));
}

export function MatchLedgerPage() {
  const { marketId: matchId = '' } = useParams();
  const { titles } = useTexts();
  const { details: texts, latestBets, notLoaded, retry } = useAccountTexts();
  const { data, isPending, error, refetch } = useMatchLedger(matchId);
  const { isLoading: areRulesLoading } = useRuleTexts();
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
      <div>
        <h1 className="text-xl font-semibold">
          <bdi>{data?.completeData.matchName ?? titles.ledgerDetails}</bdi>
        </h1>
        {isPending && <Skeleton className="h-10 w-48 sm:h-5" />}
        {data && (
          <p className="flex flex-col gap-x-4 text-sm text-muted sm:flex-row">
            <span>
              <DateTime at={data.completeData.date} />
            </span>
            <span className="tabular">{texts.turnover(formatSummary(data.sessionTurnOver))}</span>
          </p>
        )}
      </div>
      {error ? (
        <FailedState title={notLoaded} reason={error.message} retry={retry} onRetry={() => void refetch()} />
      ) : (
        <>
          <PlusMinus boxes={boxesOf(data, texts)} />
          {data?.hasMore && <LatestOnly says={latestBets} shown={bets.length} />}
          {tables.map((table) => (
            <BetTable key={table.kind} {...table} loading={isPending || areRulesLoading} onWhy={setAsked} />
          ))}
        </>
      )}
      {asked && <StoryDialog betId={asked._id} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
