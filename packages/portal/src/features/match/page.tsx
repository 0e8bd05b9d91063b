import { useParams } from 'react-router';
import { SlipProvider } from '../../betting/slip-provider.tsx';
import { MatchPricesProvider } from '../../live/match-prices.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { pricedMatch, useMatchDetail } from './api.ts';
import { MatchFailed } from './match-failed.tsx';
import { MatchScreen } from './match-screen.tsx';
import { useLeaveWhenCompleted } from './use-leave-when-completed.ts';
import { useMatchNotices } from './use-match-notices.ts';

export function MatchPage() {
  const { marketId = '' } = useParams();
  return <OneMatch key={marketId} marketId={marketId} />;
}

function OneMatch({ marketId }: { readonly marketId: string }) {
  const { data: match, error, refetch } = useMatchDetail(marketId);
  useLeaveWhenCompleted(match);
  useMatchNotices(marketId);

  if (match) {
    return (
      <MatchPricesProvider match={pricedMatch(match)}>
        <SlipProvider>
          <MatchScreen match={match} />
        </SlipProvider>
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
