import './match.css';
import type { MatchDetail } from '@maidan/contract/wire';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Skeleton, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { leaveOnScreen } from '@maidan/ui/shell-places.tsx';
import { Suspense, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useBettingTexts } from '../../../betting/texts/betting-texts.ts';
import { pathTo } from '../paths.ts';
import { MatchPricesProvider } from '../prices/match-prices.tsx';
import { SportsSlipProvider } from '../slip/slip-provider.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { pricedMatch, useMatchDetail } from './api.ts';
import { MatchFailed } from './match-notices.tsx';
import { MatchScreen } from './match-screen.tsx';
import { useMatchNotices } from './use-match-notices.ts';

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

const MatchOverDialog = lazyPart(async () => (await import('./match-over-dialog.tsx')).MatchOverDialog);

const leftKey = 'leftMatches';

/**
 * Redirects once (document 1, section 4): a player may return to a completed match. The result is shown on
 * the page redirected to.
 */
export function useLeaveWhenCompleted(match: MatchDetail | undefined): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => {
    if (match) leaveOnScreen(<MatchOverDialog match={match} onClose={() => leaveOnScreen(undefined)} />);
    void navigate(pathTo('dashboard'), { replace: true });
  });
  const matchId = match?.status === 'COMPLETED' ? match.marketId : undefined;

  useEffect(() => {
    if (matchId === undefined) return;
    const left = (sessionStorage.getItem(leftKey) ?? '').split(' ');
    if (left.includes(matchId)) return;
    sessionStorage.setItem(leftKey, [...left, matchId].join(' ').trim());
    leave();
  }, [matchId]);
}

/** Marks the document, for styles specific to the match page. */
export function useMatchPlace(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.place = 'match';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, []);
}
