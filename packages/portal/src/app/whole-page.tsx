import { tableAt } from '@maidan/games/rules';
import { useLayoutEffect } from 'react';
import { matchPath, useLocation } from 'react-router';
import { type MainPath, mainPath, patternOf, tablePattern } from '../api/paths.ts';
import { currentBrand, type PortalBrand } from '../brand/brand.ts';
import { virtualGameId } from '../features/launched/known-games.ts';
import { sectionAt } from './section-title.ts';

type Flag = keyof PortalBrand['flags'];

/** Games that have the page to themselves, where the brand offers them. */
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

/** The shell's styles know the place as `at-table`. Known from the address, before the game has loaded: a header that left with it would move the page. */
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
  // Not null: a chunk with React but without its JSX would be cut out of the one every page loads, which grows by it.
  return <></>;
}
