import { nightAttribute } from '@maidan/games/boards';
import { useLayoutEffect } from 'react';
import './night-colours.css';

/** The document has the colours of the tables while the component is mounted. */
export function useNightColours(): void {
  useLayoutEffect(() => {
    document.documentElement.setAttribute(nightAttribute, '');
    return () => document.documentElement.removeAttribute(nightAttribute);
  }, []);
}
