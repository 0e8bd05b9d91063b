import { useParams } from 'react-router';
import { SlipProvider } from '../../betting/slip-provider.tsx';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { MatchPricesProvider } from '../../live/match-prices.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { pricedMatch, useMatchDetail } from './api.ts';
import { MatchScreen } from './match-screen.tsx';
import { useLeaveWhenCompleted } from './use-leave-when-completed.ts';
import { useMatchNotices } from './use-match-notices.ts';

export function MatchPage() {
  const { marketId = '' } = useParams();
  return <OneMatch key={marketId} marketId={marketId} />;
}

function OneMatch({ marketId }: { readonly marketId: string }) {
  const { matches: texts } = useSportsTexts();
  const { data: match, isError, refetch } = useMatchDetail(marketId);
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
  if (isError) {
    return (
      <EmptyState title={texts.failed}>
        <Button variant="outline" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-52" />
      <SkeletonRows rows={6} rowClassName="h-14" />
    </div>
  );
}
