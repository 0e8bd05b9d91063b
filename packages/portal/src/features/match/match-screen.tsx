import type { MatchDetail } from '@maidan/contract/wire';
import { useState } from 'react';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';
import { SeriesAndStart } from '../../sports/matches/series-and-start.tsx';
import { SportsSlip } from '../../sports/slip/sports-slip.tsx';
import { Marquee } from '../../ui/marquee.tsx';
import { readLimits } from './api.ts';
import { BetLists } from './bets/bet-lists.tsx';
import { Commitment } from './commitment.tsx';
import { FreshnessNotice } from './freshness-notice.tsx';
import { Markets } from './markets/markets.tsx';
import { showLimits } from './markets/show-limits.ts';
import { MatchFrames } from './match-frames.tsx';
import { MatchToolbar } from './match-toolbar.tsx';

export function MatchScreen({ match }: { readonly match: MatchDetail }) {
  const { match: texts } = useSportsTexts();
  const [isTvOn, setTvOn] = useState(false);
  const [isScoreFull, setScoreFull] = useState(match.isTallScore);
  const limits = readLimits(match.maxMinCoins);

  return (
    <div className="flex flex-col gap-3">
      <header>
        <h1 className="text-lg leading-snug font-semibold">
          <bdi>{match.matchName}</bdi>
        </h1>
        <SeriesAndStart match={match} />
        {match.seedHash !== undefined && <Commitment eventId={match.eventId} seedHash={match.seedHash} />}
      </header>
      <MatchToolbar
        isTvOn={isTvOn}
        onTv={setTvOn}
        isScoreFull={isScoreFull}
        onScoreFull={setScoreFull}
        matchId={match.marketId}
      />
      {match.notification && (
        <section aria-label={texts.notification} className="rounded-lg border border-line bg-raised text-sm">
          <Marquee text={match.notification} />
        </section>
      )}
      <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-3">
          <MatchFrames match={match} isTvOn={isTvOn} isScoreFull={isScoreFull} />
          {!match.betStatus && <p className="rounded-lg bg-raised p-3 font-semibold">{texts.betsClosed}</p>}
          <FreshnessNotice />
          <Markets match={match} limits={limits} />
        </div>
        {/* Taller than the window, it scrolls by itself: the markets beside it may be far longer. */}
        <div className="flex min-w-0 flex-col gap-3 lg:sticky lg:top-17 lg:-m-1 lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:p-1">
          <SportsSlip limitsOf={(bet) => (limits ? showLimits(limits(bet.kind), texts) : '')} />
          <BetLists matchId={match.marketId} />
        </div>
      </div>
    </div>
  );
}
