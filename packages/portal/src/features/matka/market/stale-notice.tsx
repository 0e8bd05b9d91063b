import { WifiOff } from 'lucide-react';
import { useMatkaTexts } from '../../../i18n/matka/matka-texts.ts';

export function StaleNotice({ isStale }: { readonly isStale: boolean }) {
  const texts = useMatkaTexts();
  // Always in the page, so that text added to it is read out.
  return (
    <div role="status" className="empty:absolute">
      {isStale && (
        <p className="flex items-center gap-2 rounded-lg border border-warning bg-surface px-3 py-2 text-sm font-semibold text-warning">
          <WifiOff aria-hidden="true" className="size-4 shrink-0" />
          {texts.stale}
        </p>
      )}
    </div>
  );
}
