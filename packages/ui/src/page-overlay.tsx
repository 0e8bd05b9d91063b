import { createStore } from '@maidan/client/store.ts';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useStore } from './hooks/use-store.ts';

const overlay = createStore<ReactNode>(undefined);

/** Shows something that outlives its page: a page that redirects the player uses it to explain why. */
export const leaveOnScreen = overlay.set;

/** Rendered once by the app, beside the page. */
export function PageOverlay() {
  // The next client on this device must not see it.
  useEffect(() => () => overlay.set(undefined), []);
  return <Suspense>{useStore(overlay)}</Suspense>;
}
