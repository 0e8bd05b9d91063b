import { useAccountTexts } from '../../i18n/account/account-texts.ts';
import { HomeLink } from '../home-link.tsx';

/** A screen of something that this brand has switched off. */
export function NotOfferedPage() {
  const { notOffered: texts } = useAccountTexts();
  return (
    <div className="px-4 py-12 text-center">
      <h1 className="text-xl font-semibold">{texts.title}</h1>
      <p className="mt-1 mb-6 text-muted">{texts.body}</p>
      <HomeLink />
    </div>
  );
}
