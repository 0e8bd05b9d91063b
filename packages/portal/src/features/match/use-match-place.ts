import { useLayoutEffect } from 'react';

/** The page's styles know the place. */
export function useMatchPlace(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.place = 'match';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, []);
}
