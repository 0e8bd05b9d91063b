import { useLayoutEffect } from 'react';
import { useNightColours } from '../brand/use-night-colours.ts';

/** The game's page does the same, but without this the page would be bright until its code has loaded. */
function NightColours() {
  useNightColours();
  return null;
}

/**
 * Sets the marker for the `at-table` styles. Decided by the address, before the game has loaded: a header
 * that disappears later would shift the page.
 */
export function WholePage({ isByNight }: { readonly isByNight: boolean }) {
  useLayoutEffect(() => {
    document.documentElement.dataset.place = 'table';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, []);
  return isByNight && <NightColours />;
}
