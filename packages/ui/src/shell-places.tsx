import { createStore } from '@maidan/client/store.ts';
import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from './hooks/use-store.ts';

/**
 * The shell's pane beside the content, for what must stay visible while a page scrolls: the slip, the bets of
 * an event. From 992px the children are rendered there; narrower screens have no pane, and render them in
 * place. From 1100px the pane is always visible; below that it is a drawer, which `openSidePane` opens.
 */
export function SidePane({ children }: { readonly children: ReactNode }) {
  const host = useStore(paneHost);
  useLayoutEffect(countFiller, []);
  return host ? createPortal(children, host) : children;
}

/** The shell's element that pages render into; undefined if there is no pane. */
export const paneHost = createStore<HTMLElement | undefined>(undefined);

const fillers = createStore(0);
const isOpen = createStore(false);

/** Counts a page with content in the pane until the returned function is called. */
export function countFiller(): () => void {
  fillers.set(fillers.get() + 1);
  return () => fillers.set(fillers.get() - 1);
}

export const useIsPaneFilled = (): boolean => useStore(fillers) > 0;

/** Whether there is a pane to render into: without one a page may have another layout. */
export const useHasSidePane = (): boolean => useStore(paneHost) !== undefined;

export const useIsDrawerOpen = (): boolean => useStore(isOpen);

/** Opens the pane where it is a drawer; elsewhere it has no effect. */
export const openSidePane = (): void => isOpen.set(true);
export const closeSidePane = (): void => isOpen.set(false);

const overlay = createStore<ReactNode>(undefined);

/** Shows something that outlives its page: a page that redirects the player uses it to explain why. */
export const leaveOnScreen = overlay.set;

/** Rendered once by the app, beside the page. */
export function PageOverlay() {
  // The next client on this device must not see it.
  useEffect(() => () => overlay.set(undefined), []);
  return <Suspense>{useStore(overlay)}</Suspense>;
}
