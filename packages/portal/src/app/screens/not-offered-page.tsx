import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { NoticePage } from '../notice-page.tsx';

/** A screen of something that this brand has switched off. */
export function NotOfferedPage() {
  const { notOffered: texts } = useAccountTexts();
  return <NoticePage title={texts.title} body={texts.body} />;
}
