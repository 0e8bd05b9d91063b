import { createStore } from '@maidan/client/store.ts';
import { useStore } from '../hooks/use-store.ts';

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
