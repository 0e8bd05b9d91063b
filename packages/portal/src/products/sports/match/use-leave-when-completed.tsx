import type { MatchDetail } from '@maidan/contract/wire';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { leaveOnScreen } from '@maidan/ui/page-overlay.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { pathTo } from '../paths.ts';

const MatchOverDialog = lazyPart(
  async () => (await import('./ending/match-over-dialog.tsx')).MatchOverDialog,
);

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
