import { useFreshness } from '../prices/match-prices.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';

/** Shows how old the prices are once they are no longer confirmed. */
export function FreshnessNotice() {
  const { match: texts } = useSportsTexts();
  const freshness = useFreshness();
  return (
    // Always rendered, so that screen readers announce text added to it.
    <div role="status" className="empty:absolute">
      {freshness.kind === 'stale' && (
        <p className="rounded-lg border border-warning bg-surface p-3 text-sm">
          {/* Changes every second: read out, it would interrupt without end. Every market shows it too. */}
          <strong aria-hidden="true" className="tabular me-2 text-warning">
            {texts.stale(freshness.ageSeconds)}
          </strong>
          {texts.staleBody}
        </p>
      )}
    </div>
  );
}
