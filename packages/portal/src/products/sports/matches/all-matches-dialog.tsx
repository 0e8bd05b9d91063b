import type { Match } from '@maidan/contract/wire';
import { Badge } from '@maidan/ui/badge.tsx';
import { Dialog } from '@maidan/ui/dialogs/dialog.tsx';
import { EmptyState, SkeletonRows } from '@maidan/ui/page-states.tsx';
import { Link } from 'react-router';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { pathTo } from '../paths.ts';
import { SeriesAndStart } from '../series-and-start.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { isInPlay, useMatchList } from './match-list.ts';

export function AllMatchesDialog({ onClose }: { readonly onClose: () => void }) {
  const { matches: texts } = useSportsTexts();
  const { data, isError, isPending } = useMatchList();
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.all}>
      {isPending && <SkeletonRows rows={5} rowClassName="h-14" />}
      {isError && !data && <EmptyState title={texts.failed} />}
      {data?.length === 0 && <EmptyState title={texts.noneAvailable} />}
      <ul className="divide-y divide-line">
        {data?.map((match) => (
          <li key={match.marketId}>
            <MatchLine match={match} onFollow={onClose} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function MatchLine({ match, onFollow }: { readonly match: Match; readonly onFollow: () => void }) {
  const { inPlay } = useHomeTexts();
  const { marketId, eventId } = match;
  const inside = (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">
          <bdi>{match.matchName}</bdi>
        </span>
        <SeriesAndStart match={match} />
      </span>
      {isInPlay(match) && <Badge tone="win">{inPlay}</Badge>}
    </>
  );
  const look = '-mx-2 flex min-h-14 items-center gap-2 p-2';
  // A match that has not started has a link if some of its markets are already open.
  return isInPlay(match) || match.isOpen ? (
    <Link
      to={pathTo('matchDetails', { marketId, eventId })}
      onClick={onFollow}
      className={`focus-inset ${look}`}
    >
      {inside}
    </Link>
  ) : (
    <div className={look}>{inside}</div>
  );
}
