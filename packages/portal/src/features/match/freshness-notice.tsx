import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { useFreshness } from '../../live/match-prices.tsx';

/** Says how old the prices are once nobody vouches for them any more. */
export function FreshnessNotice() {
  const { match: texts } = useSportsTexts();
  const freshness = useFreshness();
  return (
    <div role="status">
      {freshness.kind === 'stale' && (
        <p className="rounded-lg border border-warning bg-surface p-3 text-sm">
          <strong className="tabular me-2 text-warning">{texts.stale(freshness.ageSeconds)}</strong>
          {texts.staleBody}
        </p>
      )}
    </div>
  );
}
