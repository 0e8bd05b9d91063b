import { gameByCode, tableAt } from '@maidan/games/rules';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { nameWindow } from '../brand/brand.ts';
import { tableTitle } from '../texts/table-title.ts';
import { useLanguage, useTexts } from '../texts/texts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { NotYetPage } from './not-yet-page.tsx';

const TablePage = lazyPart(async () => (await import('../products/tables/table/page.tsx')).TablePage);

/**
 * Everything no other route matches: a live table, or an unknown address. Sets the window's title, as the
 * shell knows neither.
 */
export function TableScreen() {
  const texts = useTexts();
  const language = useLanguage();
  const { table: word = '' } = useParams();
  const table = tableAt(word);
  const title = table ? tableTitle(table, language) : texts.screens.notFound;
  useEffect(() => nameWindow(title), [title]);
  if (!table) return <NotFoundPage />;
  return gameByCode(table.code) ? <TablePage table={table} /> : <NotYetPage title={title} />;
}
