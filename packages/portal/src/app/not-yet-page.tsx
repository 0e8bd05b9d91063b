import { useTexts } from '../i18n/texts.ts';
import { HomeLink } from './home-link.tsx';

/** A table of the house that is not dealt yet. */
export function NotYetPage({ title }: { readonly title: string }) {
  const { screens } = useTexts();
  return (
    <div className="px-4 py-12 text-center">
      <h1 className="mb-6 text-xl font-semibold">{title}</h1>
      <p className="text-lg font-medium">{screens.notYet}</p>
      <p className="mt-1 mb-6 text-muted">{screens.notYetBody}</p>
      <HomeLink />
    </div>
  );
}
