import { useSyncExternalStore } from 'react';
import { useSession } from '../../api/session.ts';

/** Document 1, section 9: narrow screens are under 992px. */
const desktop = '(min-width: 992px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(desktop);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page has a pane beside its markets. */
export function useHasPane(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(desktop).matches,
    () => false,
  );
}

/** Document 1, section 2: the client's setting decides whether the slip is a modal. */
export const useIsModal = (): boolean => useSession()?.confirmsBets ?? true;
