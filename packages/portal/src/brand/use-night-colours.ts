import { nightAttribute } from '@maidan/games/boards';
import { useLayoutEffect } from 'react';
import './night-colours.css';

/** A page that is hidden while a part of it loads must not take the colours from the others. */
let users = 0;

/** The document has the colours of the tables while a component that uses this is mounted. */
export function useNightColours(): void {
  useLayoutEffect(() => {
    users += 1;
    document.documentElement.setAttribute(nightAttribute, '');
    return () => {
      users -= 1;
      if (users === 0) document.documentElement.removeAttribute(nightAttribute);
    };
  }, []);
}
