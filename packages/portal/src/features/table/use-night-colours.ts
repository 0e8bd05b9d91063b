import { useLayoutEffect } from 'react';
import './night-colours.css';

/** The document wears the colours of the tables as long as one is shown. */
export function useNightColours(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.place = 'table';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, []);
}
