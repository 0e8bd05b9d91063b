import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { NoticePage } from '../notice-page.tsx';

/** Shown at the address of a game that this brand has switched off. */
export function NotOfferedPage() {
  const { notOffered: texts } = useAccountTexts();
  return <NoticePage title={texts.title} body={texts.body} />;
}
