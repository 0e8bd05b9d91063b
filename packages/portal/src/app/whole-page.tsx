import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand.ts';
import { useNightColours } from '../brand/use-night-colours.ts';
import { isByNight, isWholePage } from './screen-frame.ts';

/** The game's page does the same, but without this the page would be bright until its code has loaded. */
function NightColours() {
  useNightColours();
  return null;
}

/**
 * Sets the marker for the `at-table` styles. Decided by the address, before the game has loaded: a header
 * that disappears later would shift the page.
 */
export function WholePage() {
  const { pathname } = useLocation();
  const isWhole = isWholePage(pathname, useBrand().flags);
  useLayoutEffect(() => {
    if (!isWhole) return;
    document.documentElement.dataset.place = 'table';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, [isWhole]);
  return isWhole && isByNight(pathname) && <NightColours />;
}
