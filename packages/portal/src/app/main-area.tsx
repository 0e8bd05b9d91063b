import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { LiveAccount } from '../live/live-account.tsx';
import { LiveMatchList } from '../sports/matches/live-match-list.tsx';
import { PageOverlay } from '../ui/page-overlay.tsx';
import { Shell } from './shell/shell.tsx';

export function MainArea() {
  const [queries] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queries}>
      <LiveAccount />
      <LiveMatchList />
      <Shell />
      <PageOverlay />
    </QueryClientProvider>
  );
}
