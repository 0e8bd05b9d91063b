import { useTexts } from '../texts/texts.ts';
import { NoticePage } from './notice-page.tsx';

/** A table of the house that is not dealt yet. */
export function NotYetPage({ title }: { readonly title: string }) {
  const { screens } = useTexts();
  return <NoticePage title={title} news={screens.notYet} body={screens.notYetBody} />;
}
