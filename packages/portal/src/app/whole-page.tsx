import { tableAt } from '@maidan/games/rules';
import { useLayoutEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { currentBrand, type PortalBrand } from '../brand/brand.ts';
import { useNightColours } from '../brand/use-night-colours.ts';
import { type MainPath, mainPath, patternOf, tablePattern } from '../paths.ts';
import { virtualGameId } from '../products/launched/known-games.ts';
import { sectionAt } from './section-title.ts';

type Flag = keyof PortalBrand['flags'];

/** Games that fill the page, where the brand offers them. */
const flagOf: Partial<Record<MainPath, Flag>> = {
  aviator: 'aviator',
  virtualGame: 'virtualGame',
  sattaMatkas: 'matka',
  sattaMatka: 'matka',
  matkaSingle: 'matka',
  matkaJodi: 'matka',
  matkaSinglePatti: 'matka',
  matkaDoublePatti: 'matka',
  matkaTriplePatti: 'matka',
  matkaOddEven: 'matka',
};

export function isWholePage(pathname: string, flags: PortalBrand['flags']): boolean {
  const section = sectionAt(pathname);
  if (section === undefined) {
    const word = matchPath(`${mainPath}/${tablePattern}`, pathname)?.params.table;
    return word !== undefined && tableAt(word) !== undefined;
  }
  if (section === 'launchedGame') return true;
  if (section === 'virtualGame') {
    const name = matchPath(patternOf(section), pathname)?.params.gameName ?? '';
    if (virtualGameId(name) === undefined) return false;
  }
  const flag = flagOf[section];
  return flag !== undefined && flags[flag] === true;
}

/** Matka keeps the colours of the site; every other game has those of the tables. */
export function isByNight(pathname: string): boolean {
  const section = sectionAt(pathname);
  return section === undefined || flagOf[section] !== 'matka';
}

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
  const isWhole = isWholePage(pathname, currentBrand().flags);
  useLayoutEffect(() => {
    if (!isWhole) return;
    document.documentElement.dataset.place = 'table';
    return () => {
      delete document.documentElement.dataset.place;
    };
  }, [isWhole]);
  return isWhole && isByNight(pathname) && <NightColours />;
}
