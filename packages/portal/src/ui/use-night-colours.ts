import { nightAttribute } from '@maidan/games/boards';
import { useLayoutEffect } from 'react';
import './night-colours.css';

/** The document wears the colours of the tables as long as the page is shown. */
export function useNightColours(): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(nightAttribute, '');
    return () => document.documentElement.removeAttribute(nightAttribute);
  }, []);
}
