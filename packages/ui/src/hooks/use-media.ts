import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Document 2, section 9: whether the page has the columns of a desktop. */
export function useIsWide(): boolean {
  return useMedia('(min-width: 768px)');
}

/** Whether the side menu is beside the page: the same width as the `lg:` styles. */
export function useIsDesktop(): boolean {
  return useMedia('(min-width: 62rem)');
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** False once the device says that it has no network. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
