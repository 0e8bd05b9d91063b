import { useSyncExternalStore } from 'react';

/** Document 2, section 9. */
const wide = '(min-width: 768px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the page has the columns of a desktop. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => false,
  );
}
