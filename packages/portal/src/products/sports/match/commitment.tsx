import { Link } from 'react-router';
import { useTexts } from '../../../texts/texts.ts';
import { pathTo } from '../paths.ts';
import { useSportsTexts } from '../texts/sports-texts.ts';

interface CommitmentProps {
  readonly eventId: string;
  readonly seedHash: string;
}

/**
 * Shows that the house cannot change the result any more: the hash of the seed is public before the first
 * bet.
 */
export function Commitment({ eventId, seedHash }: CommitmentProps) {
  const { match: texts } = useSportsTexts();
  const { ui } = useTexts();
  return (
    <p className="flex items-baseline gap-x-2 text-xs text-muted">
      <span className="shrink-0">
        {texts.committed}
        {ui.colon.trimEnd()}
      </span>
      {/* Cut off at its end in every language, so that the visible part is the same everywhere. */}
      <bdi dir="ltr" className="tabular min-w-0 truncate" title={seedHash}>
        {seedHash}
      </bdi>
      <Link
        to={pathTo('verifyMatch', { eventId })}
        className="touch-reach relative shrink-0 font-medium underline"
      >
        {texts.verify}
      </Link>
    </p>
  );
}
