import { useTexts } from '../texts/texts.ts';
import { NoticePage } from './notice-page.tsx';

export function NotFoundPage() {
  const { screens } = useTexts();
  return <NoticePage title={screens.notFound} body={screens.notFoundBody} />;
}
