import { useMatkaTexts } from '../../../i18n/matka/matka-texts.ts';
import { LineLost } from '../../../ui/line-lost.tsx';

export function StaleNotice({ isStale }: { readonly isStale: boolean }) {
  const texts = useMatkaTexts();
  // Always rendered, so that screen readers announce text added to it; an overlay, so that nothing shifts.
  return (
    <div role="status" className="pointer-events-none absolute z-10 mt-12">
      {isStale && <LineLost says={texts.stale} className="m-1 border border-warning bg-surface shadow-md" />}
    </div>
  );
}
