import { Skeleton, SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { Suspense, useEffect } from 'react';
import { useParams } from 'react-router';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { MatchPricesProvider } from '../prices/match-prices.tsx';
import { SportsSlipProvider } from '../slip/slip-provider.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { pricedMatch, useMatchDetail } from './api.ts';
import { MatchFailed } from './match-failed.tsx';
import { MatchScreen } from './match-screen.tsx';
import { useLeaveWhenCompleted } from './use-leave-when-completed.tsx';
import { useMatchNotices } from './use-match-notices.ts';
import { useMatchPlace } from './use-match-place.ts';
import './match.css';

export function MatchPage() {
  const { marketId: matchId = '' } = useParams();
  useEffect(() => {
    useSportsTexts.preload();
    useBettingTexts.preload();
  }, []);
  useMatchPlace();
  return (
    // At least as high as the window from the start, so that the footer does not shift visibly.
    <div className="min-h-dvh">
      <Suspense fallback={<MatchSkeleton />}>
        <OneMatch key={matchId} matchId={matchId} />
      </Suspense>
    </div>
  );
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
  return <MatchSkeleton />;
}

/** Title, strip, toolbar, score frame and markets, each as high as what replaces it. */
function MatchSkeleton() {
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center">
        <Skeleton className="h-6 w-2/3" />
      </div>
      <Skeleton className="-mx-3 h-23 lg:mx-0" />
      <Skeleton className="h-11" />
      <Skeleton className="h-46" />
      <SkeletonRows rows={8} rowClassName="h-16" />
    </div>
  );
}
