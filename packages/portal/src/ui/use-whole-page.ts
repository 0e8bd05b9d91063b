import { useLayoutEffect } from 'react';

/** A game has the page to itself: the shell's styles know the place as `at-table`. */
export function useWholePage(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.place = 'table';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, []);
}
