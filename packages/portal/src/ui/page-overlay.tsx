import { type ReactNode, Suspense, useEffect } from 'react';
import { createStore } from '../store/create-store.ts';
import { useStore } from '../store/use-store.ts';

const overlay = createStore<ReactNode>(undefined);

/** Leaves something on the screen that outlives its page: a page that leads the player elsewhere says why, there. */
export const leaveOnScreen = overlay.set;

/** Rendered once by the app, beside the page. */
export function PageOverlay() {
  // Nothing of one client's visit is seen in the next.
  useEffect(() => () => overlay.set(undefined), []);
  return <Suspense>{useStore(overlay)}</Suspense>;
}
