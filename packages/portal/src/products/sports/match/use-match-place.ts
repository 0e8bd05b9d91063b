import { useLayoutEffect } from 'react';

/** Marks the document, for styles specific to the match page. */
export function useMatchPlace(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.place = 'match';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, []);
}
