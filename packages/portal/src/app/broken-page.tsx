import { Button } from '@maidan/ui/button.tsx';
import { useEffect } from 'react';
import { currentTexts } from '../texts/texts.ts';

/** English texts, because the language itself may have failed to load. */
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

/** While the house is away, the page asks for it again. */
const repeatMs = 5_000;

const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

export function BrokenPage({ isPartMissing }: { readonly isPartMissing: boolean }) {
  const words = wordsOrLastResort();
  useEffect(() => {
    // Only once: a part that still fails after a reload would make the page reload for ever.
    const isWorthATry = isPartMissing && !wasReloaded();
    const reloadIfItHelps = () =>
      wouldReloadHelp(document, fetch, isWorthATry).then((helps) => {
        if (helps) window.location.reload();
      }, reportError);
    void reloadIfItHelps();
    if (!isWorthATry) return;
    const timer = setInterval(reloadIfItHelps, repeatMs);
    return () => clearInterval(timer);
  }, [isPartMissing]);
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

/**
 * Whether to reload a broken page: either the house's page no longer names this page's script, because a
 * newer portal was deployed, or a part failed to load and the house answers again.
 */
export async function wouldReloadHelp(
  page: Document,
  fetchPage: typeof fetch,
  isPartMissing: boolean,
): Promise<boolean> {
  const entry = page.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  if (!entry) return false;
  try {
    const answer = await fetchPage('/', { cache: 'no-store', headers: { accept: 'text/html' } });
    return answer.ok && (isPartMissing || !(await answer.text()).includes(entry));
  } catch {
    // A server that cannot be reached gives no reason to reload.
    return false;
  }
}
