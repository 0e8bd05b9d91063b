import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useBettingTexts } from '../../i18n/betting/betting-texts.ts';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { MatchPricesProvider } from '../../sports/prices/match-prices.tsx';
import { SportsSlipProvider } from '../../sports/slip/slip-provider.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { pricedMatch, useMatchDetail } from './api.ts';
import { MatchFailed } from './match-failed.tsx';
import { MatchScreen } from './match-screen.tsx';
import { useLeaveWhenCompleted } from './use-leave-when-completed.ts';
import { useMatchNotices } from './use-match-notices.ts';

export function MatchPage() {
  const { marketId: matchId = '' } = useParams();
  useEffect(() => {
    useSportsTexts.preload();
    useBettingTexts.preload();
  }, []);
  return <OneMatch key={matchId} matchId={matchId} />;
}

function OneMatch({ matchId }: { readonly matchId: string }) {
  const { data: match, error, refetch } = useMatchDetail(matchId);
  useLeaveWhenCompleted(match);
  useMatchNotices(matchId);

  if (match) {
    return (
      <MatchPricesProvider match={pricedMatch(match)}>
        <SportsSlipProvider>
          <MatchScreen match={match} />
        </SportsSlipProvider>
      </MatchPricesProvider>
    );
  }
  if (error) return <MatchFailed reason={error.message} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-52" />
      <SkeletonRows rows={6} rowClassName="h-14" />
    </div>
  );
}
