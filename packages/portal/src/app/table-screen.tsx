import { tableAt } from '@maidan/games/rules';
import { useParams } from 'react-router';
import { tableTitle } from '../i18n/table-title.ts';
import { useTexts } from '../i18n/texts.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { NotYetPage } from './not-yet-page.tsx';

export function TableScreen() {
  const texts = useTexts();
  const { table: word = '' } = useParams();
  const table = tableAt(word);
  return table ? <NotYetPage title={tableTitle(table, texts)} /> : <NotFoundPage />;
}
