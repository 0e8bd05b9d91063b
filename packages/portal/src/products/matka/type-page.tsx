import { buttonLook } from '@maidan/ui/button-look.ts';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Link, useParams } from 'react-router';
import { useMatka } from './api.ts';
import { GamePicture } from './art/game-picture.tsx';
import { gameScreens, matkaGames } from './games/matka-game.ts';
import { useHouseTime } from './live/server-clock.ts';
import { useLiveMatkas } from './live/use-live-matkas.ts';
import { ChartLinks } from './market/chart-links.tsx';
import { FailedMatka } from './market/failed-matka.tsx';
import type { Market } from './market/market.ts';
import { marketPhase } from './market/market-phase.ts';
import { ResultLine } from './market/result-line.tsx';
import { StaleNotice } from './market/stale-notice.tsx';
import { TimeLeft } from './market/time-left.tsx';
import { pathTo } from './paths.ts';
import { ProofButton } from './proof/proof-button.tsx';
import { useMatkaTexts } from './texts/matka-texts.ts';
import './matka.css';

function MarketNow({ market }: { readonly market: Market }) {
  const texts = useMatkaTexts();
  const phase = marketPhase(market, useHouseTime());
  return (
    <section aria-label={market.name} className="mk-brass flex flex-col gap-2 rounded-xl border p-3">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <div>
          <p className="text-sm">
            {texts.open} <strong className="mk-figure me-1 text-lg">{market.openTime}</strong> {texts.close}{' '}
            <strong className="mk-figure text-lg">{market.closeTime}</strong>
          </p>
          <p className="text-sm">{texts.states[phase.kind]}</p>
          {phase.until !== undefined && (
            <TimeLeft until={phase.until} className="text-[2.6rem] leading-none" />
          )}
        </div>
        <ResultLine result={market.result} />
      </div>
      {market.lastResult && (
        <p className="text-sm">
          {texts.lastResult(formatDate(market.lastResult.day))}{' '}
          <strong dir="ltr" className="tabular">
            {market.lastResult.result}
          </strong>
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <ChartLinks market={market} className={buttonLook('outline', 'sm', 'mk-figure text-base!')} />
        <ProofButton market={market} />
      </div>
    </section>
  );
}

/** The six games of a market, as pictures. */
function GameTiles({
  matkaEventId,
  rates,
}: {
  readonly matkaEventId: string;
  readonly rates: Market['rates'];
}) {
  const texts = useMatkaTexts();
  return (
    <nav aria-label={texts.chooseGame}>
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {matkaGames.map((game) => (
          <li key={game}>
            <Link
              to={pathTo(gameScreens[game], { matkaEventId })}
              className="flex h-full flex-col items-center rounded-xl border border-line bg-surface p-2 text-center shadow-xs hover:bg-raised"
            >
              <span className="w-full max-w-36">
                <GamePicture game={game} />
              </span>
              <span className="mk-figure mt-1 text-lg leading-tight">{texts.games[game]}</span>
              <span className="tabular min-h-5 text-sm text-muted">
                {rates && texts.pays(formatSummary(rates[game] * 10))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function MatkaTypePage() {
  const { matkaName = '', matkaEventId = '' } = useParams();
  const isStale = useLiveMatkas();
  const { data: market, error, refetch } = useMatka(matkaEventId);
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-3">
      <h1 className="mk-figure text-2xl leading-tight">
        <bdi>{market?.name ?? matkaName}</bdi>
      </h1>
      <StaleNotice isStale={isStale} />
      {!market && error ? (
        <FailedMatka reason={error.message} onRetry={() => void refetch()} />
      ) : (
        <>
          {market ? <MarketNow market={market} /> : <Skeleton className="h-38 rounded-xl" />}
          <GameTiles matkaEventId={matkaEventId} rates={market?.rates} />
        </>
      )}
    </div>
  );
}
