import { useTexts } from '../i18n/texts.ts';
import { NoticePage } from './notice-page.tsx';

export function NotFoundPage() {
  const { screens } = useTexts();
  return <NoticePage title={screens.notFound} body={screens.notFoundBody} />;
}
