import { WifiOff } from 'lucide-react';
import { useMatkaTexts } from '../../../i18n/matka/matka-texts.ts';

export function StaleNotice({ isStale }: { readonly isStale: boolean }) {
  const texts = useMatkaTexts();
  // Always in the page, so that text added to it is read out; over what it speaks of, which it must not move.
  return (
    <div role="status" className="pointer-events-none absolute z-10 mt-12">
      {isStale && (
        <p className="m-1 flex items-center gap-2 rounded-lg border border-warning bg-surface px-3 py-2 text-sm font-semibold text-warning shadow-md">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {texts.stale}
        </p>
      )}
    </div>
  );
}
