import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { createQueryClient } from '../api/query-client.ts';
import { LiveAccount } from '../live/account/live-account.tsx';
import { LiveMatchList } from '../sports/matches/live-match-list.tsx';
import { lazyPart } from '../ui/lazy-part.ts';
import { PageOverlay } from '../ui/page-overlay.tsx';
import { toast } from '../ui/toasts/toast.tsx';
import { useIsAskedToLogOut } from './log-out/log-out-question.ts';
import { mayBeWholePage } from './screens.ts';
import { Shell } from './shell/shell.tsx';

const LogOutDialog = lazyPart(async () => (await import('./log-out/log-out-dialog.tsx')).LogOutDialog);
const WholePage = lazyPart(async () => (await import('./whole-page.tsx')).WholePage);

export function MainArea() {
  const { pathname } = useLocation();
  const [queries] = useState(createQueryClient);
  const isAskedToLogOut = useIsAskedToLogOut();
  // The errors of earlier attempts to sign in no longer apply.
  useEffect(toast.dismissErrors, []);
  return (
    <QueryClientProvider client={queries}>
      <LiveAccount />
      <LiveMatchList />
      {mayBeWholePage(pathname) && <WholePage />}
      <Shell />
      <PageOverlay />
      <Suspense>{isAskedToLogOut && <LogOutDialog />}</Suspense>
    </QueryClientProvider>
  );
}
