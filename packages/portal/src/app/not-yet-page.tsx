import type { ComponentType } from 'react';
import type { MainPath } from '../api/paths.ts';
import { useTexts } from '../i18n/texts.ts';
import { HomeLink } from './home-link.tsx';
import { titledByShell } from './section-title.ts';

export function notYetScreen(name: MainPath): ComponentType {
  return function NotYetScreen() {
    const { titles } = useTexts();
    return <NotYetPage title={titledByShell.has(name) ? undefined : titles[name]} />;
  };
}

/** The title is left out where the shell shows it. */
export function NotYetPage({ title }: { readonly title: string | undefined }) {
  const { screens } = useTexts();
  return (
    <div className="px-4 py-12 text-center">
      {title !== undefined && <h1 className="mb-6 text-xl font-semibold">{title}</h1>}
      <p className="text-lg font-medium">{screens.notYet}</p>
      <p className="mt-1 mb-6 text-muted">{screens.notYetBody}</p>
      <HomeLink />
    </div>
  );
}
