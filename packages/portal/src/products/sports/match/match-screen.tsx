import type { MatchDetail } from '@maidan/contract/wire';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { Suspense, useMemo, useState } from 'react';
import { SettledList } from '../../../betting/settled/settled-list.tsx';
import { SeriesAndStart } from '../matches/series-and-start.tsx';
import { SlipMatchProvider } from '../slip/slip-match.tsx';
import { SlipPane } from '../slip/slip-pane.tsx';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { isClosed, readLimits } from './api.ts';
import { BetLists } from './bets/bet-lists.tsx';
import { Commitment } from './commitment.tsx';
import { FreshnessNotice } from './freshness-notice.tsx';
import { Markets } from './markets/markets.tsx';
import { MatchActions } from './match-actions.tsx';
import { MatchFrames } from './match-frames.tsx';
import { MatchToolbar } from './match-toolbar.tsx';
import { MatchStrip } from './strip/match-strip.tsx';
import { sectionIds, showSection } from './strip/sections.ts';
import { useSettledNotices } from './use-settled-notices.ts';
import { useTappedPrice } from './use-tapped-price.ts';

const Marquee = lazyPart(async () => (await import('@maidan/ui/marquee/marquee.tsx')).Marquee);

const showMyBets = () => showSection('myBets');

export function MatchScreen({ match }: { readonly match: MatchDetail }) {
  const { match: texts } = useSportsTexts();
  const [isTvOn, setTvOn] = useState(false);
  const [isScoreFull, setScoreFull] = useState(match.isTallScore);
  useTappedPrice(match);
  useSettledNotices(match.marketId);
  const { matchName, maxMinCoins } = match;
  const limits = useMemo(() => readLimits(maxMinCoins), [maxMinCoins]);
  const slipMatch = useMemo(() => ({ name: matchName, limitsOf: limits }), [matchName, limits]);

  return (
    <SlipMatchProvider match={slipMatch}>
      <div className="flex flex-col gap-2">
        <header className="flex min-h-11 items-center gap-2">
          <h1 title={matchName} className="min-w-0 flex-1 text-lg leading-tight font-semibold">
            <bdi className="line-clamp-3">{matchName}</bdi>
          </h1>
          <MatchActions matchId={match.marketId} />
        </header>
        {/* On a phone it is at the end, after what can be bet on. */}
        <div className="max-lg:order-last">
          <SeriesAndStart match={match} />
          {match.seedHash !== undefined && <Commitment eventId={match.eventId} seedHash={match.seedHash} />}
        </div>
        <MatchStrip match={match} />
        <MatchToolbar isTvOn={isTvOn} onTv={setTvOn} isScoreFull={isScoreFull} onScoreFull={setScoreFull} />
        {match.notification && (
          <section
            aria-label={texts.notification}
            className="rounded-lg border border-line bg-raised text-sm"
          >
            <Suspense fallback={<div className="h-11" />}>
              <Marquee text={match.notification} />
            </Suspense>
          </section>
        )}
        <MatchFrames match={match} isTvOn={isTvOn} isScoreFull={isScoreFull} />
        {isClosed(match) && <p className="rounded-lg bg-raised p-3 font-semibold">{texts.betsClosed}</p>}
        <FreshnessNotice />
        <Markets match={match} limits={limits} />
        <SlipPane onMyBets={showMyBets}>
          <div id={sectionIds.myBets} className="flex flex-col gap-3">
            <BetLists matchId={match.marketId} />
            <SettledList />
          </div>
        </SlipPane>
      </div>
    </SlipMatchProvider>
  );
}
