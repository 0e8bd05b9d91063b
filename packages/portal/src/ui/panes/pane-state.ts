import { createStore } from '../../store/create-store.ts';
import { useStore } from '../../store/use-store.ts';

/** The shell's element that pages draw into; undefined where there is no pane. */
export const paneHost = createStore<HTMLElement | undefined>(undefined);

const fillers = createStore(0);
const isOpen = createStore(false);

/** A page has something in the pane until the returned function is called. */
export function countFiller(): () => void {
  fillers.set(fillers.get() + 1);
  return () => fillers.set(fillers.get() - 1);
}

export const useIsPaneFilled = (): boolean => useStore(fillers) > 0;

/** Whether there is a pane to draw into: a page may lay itself out differently without one. */
export const useHasSidePane = (): boolean => useStore(paneHost) !== undefined;

export const useIsDrawerOpen = (): boolean => useStore(isOpen);

/** Where the pane is a drawer it slides in; elsewhere nothing happens. */
export const openSidePane = (): void => isOpen.set(true);
export const closeSidePane = (): void => isOpen.set(false);
