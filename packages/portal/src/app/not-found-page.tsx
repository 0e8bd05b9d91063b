import { useTexts } from '../i18n/texts.ts';
import { HomeLink } from './home-link.tsx';

export function NotFoundPage() {
  const { screens } = useTexts();
  return (
    <div className="px-4 py-12 text-center">
      <h1 className="text-xl font-semibold">{screens.notFound}</h1>
      <p className="mt-1 mb-6 text-muted">{screens.notFoundBody}</p>
      <HomeLink />
    </div>
  );
}
