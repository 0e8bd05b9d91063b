import { Button, buttonLook } from '@maidan/ui/button.tsx';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
import { useFreshness } from '../prices/match-prices.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';

interface MatchFailedProps {
  /** The house's message. */
  readonly reason: string;
  readonly onRetry: () => void;
}

/** The page of a match that is not on offer, or cannot be loaded. */
export function MatchFailed({ reason, onRetry }: MatchFailedProps) {
  const { matches: texts } = useSportsTexts();
  return (
    <div role="alert" className="px-4 py-12 text-center">
      <h1 className="text-xl font-semibold">{texts.failed}</h1>
      <p className="mt-1 mb-6 text-muted">{reason}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Button onClick={onRetry}>{texts.retry}</Button>
        <Link to={pathTo('matches')} className={buttonLook('outline')}>
          {texts.all}
        </Link>
      </div>
    </div>
  );
}

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
