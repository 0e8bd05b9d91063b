import { Link } from 'react-router';
import { useHomeTexts } from '../../../app/home/texts/home-texts.ts';
import { isInPlay, useMatchList } from '../matches/match-list.ts';
import { TeamLines } from '../matches/team-lines.tsx';
import { pathTo } from '../paths.ts';

const shownMost = 4;

/** The matches in play, under the menu of a desktop. Its room is reserved, so that nothing shifts. */
export function LiveMatches() {
  const texts = useHomeTexts();
  const { data } = useMatchList();
  const live = data?.filter(isInPlay) ?? [];
  return (
    <section aria-label={texts.liveMatches} className="mt-2 border-t border-line px-1 pt-2">
      <h2 className="flex items-baseline justify-between text-sm font-semibold">
        {texts.liveMatches}
        <span className="tabular text-xs text-muted">{data && live.length}</span>
      </h2>
      <div className="min-h-48 divide-y divide-line">
        {live.slice(0, shownMost).map((match) => (
          <Link
            key={match.eventId}
            to={pathTo('matchDetails', { marketId: match.marketId, eventId: match.eventId })}
            className="focus-inset block py-1 hover:bg-text/6"
          >
            <TeamLines match={match} className="text-sm" />
          </Link>
        ))}
      </div>
    </section>
  );
}
