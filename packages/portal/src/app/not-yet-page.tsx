import type { ComponentType } from 'react';
import type { MainPath } from '../api/paths.ts';
import { useTexts } from '../i18n/texts.ts';
import { HomeLink } from './home-link.tsx';
import { titledByShell } from './section-title.ts';

export function notYetScreen(name: MainPath): ComponentType {
  return () => <NotYetPage name={name} />;
}

function NotYetPage({ name }: { readonly name: MainPath }) {
  const texts = useTexts();
  return (
    <div className="px-4 py-12 text-center">
      {!titledByShell.has(name) && <h1 className="mb-6 text-xl font-semibold">{texts.titles[name]}</h1>}
      <p className="text-lg font-medium">{texts.screens.notYet}</p>
      <p className="mt-1 mb-6 text-muted">{texts.screens.notYetBody}</p>
      <HomeLink />
    </div>
  );
}
