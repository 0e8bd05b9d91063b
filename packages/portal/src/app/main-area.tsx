import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { PageOverlay } from '@maidan/ui/shell-places.tsx';
import { toast } from '@maidan/ui/toast.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand.ts';
import { LiveAccount } from '../house/account/live-account.tsx';
import { createQueryClient } from '../house/query-client.ts';
import { loadBetParts, productParts } from '../product-parts.ts';
import { useIsConfirmingLogOut } from './log-out/log-out-question.ts';
import { mayBeWholePage } from './screen-frame.ts';
import { Shell } from './shell/shell.tsx';

const LogOutDialog = lazyPart(async () => (await import('./log-out/log-out-dialog.tsx')).LogOutDialog);
const WholePage = lazyPart(async () => {
  const [part] = await Promise.all([import('./whole-page.tsx'), loadBetParts()]);
  return part.WholePage;
});

export function MainArea() {
  const { pathname } = useLocation();
  const { flags } = useBrand();
  const [queries] = useState(createQueryClient);
  const [backgrounds] = useState(() => productParts().flatMap(({ Background }) => Background ?? []));
  const isConfirmingLogOut = useIsConfirmingLogOut();
  // The errors of earlier attempts to sign in no longer apply.
  useEffect(toast.dismissErrors, []);
  return (
    <QueryClientProvider client={queries}>
      <LiveAccount />
      {backgrounds.map((Background, place) => (
        <Background key={place.toString()} />
      ))}
      {/* Without a boundary of its own: nothing is shown until it is known whether the header is. */}
      {mayBeWholePage(pathname, flags) && <WholePage />}
      <Shell />
      <PageOverlay />
      <Suspense>{isConfirmingLogOut && <LogOutDialog />}</Suspense>
    </QueryClientProvider>
  );
}
