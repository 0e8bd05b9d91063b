import { tableAt } from '@maidan/games/rules';
import { matchPath } from 'react-router';
import { mainPath, tablePattern } from '../api/paths.ts';
import type { Dictionary } from '../i18n/en.ts';
import { tableTitle } from '../i18n/table-title.ts';
import { sectionAt } from './section-title.ts';

/** What the screen at an address is called; undefined where there is none. */
export function titleAt(pathname: string, texts: Pick<Dictionary, 'titles' | 'tables'>): string | undefined {
  const section = sectionAt(pathname);
  if (section) return texts.titles[section];
  const table = tableAt(matchPath(`${mainPath}/${tablePattern}`, pathname)?.params.table ?? '');
  return table && tableTitle(table, texts);
}
