import { Button } from '@maidan/ui/button.tsx';
import { buttonLook } from '@maidan/ui/button-look.ts';
import { Link } from 'react-router';
import { pathTo } from '../paths.ts';
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
