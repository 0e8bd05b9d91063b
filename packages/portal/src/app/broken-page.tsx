import { useEffect } from 'react';
import { currentTexts } from '../i18n/texts.ts';
import { Button } from '../ui/button.tsx';
import { isReplaced } from './is-replaced.ts';

/** The language itself may be what failed to load. */
const lastResort = {
  brokenTitle: 'Something went wrong',
  brokenBody: 'Your coins and bets are safe with the house. Reload the page to carry on.',
  reload: 'Reload',
};

function wordsOrLastResort(): typeof lastResort {
  try {
    return currentTexts().errors;
  } catch {
    return lastResort;
  }
}

export function BrokenPage() {
  const words = wordsOrLastResort();
  // A screen's script that is gone usually means that the portal was replaced under an open page.
  useEffect(() => {
    isReplaced(document, fetch).then((isNewer) => isNewer && window.location.reload(), reportError);
  }, []);
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="max-w-md text-center">
        <h1 className="text-xl font-semibold">{words.brokenTitle}</h1>
        <p className="mt-2 mb-6 text-muted">{words.brokenBody}</p>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {words.reload}
        </Button>
      </div>
    </main>
  );
}
