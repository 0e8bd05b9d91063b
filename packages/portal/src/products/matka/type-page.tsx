import './matka.css';
import { buttonLook } from '@maidan/ui/button.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatDate } from '@maidan/ui/format/dates.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { Link, useParams } from 'react-router';
import { useMatka } from './api.ts';
import { FailedMatka, StaleNotice } from './live/failed-matka.tsx';
import { type Market, marketPhase } from './live/market.ts';
import { ChartLinks, ResultLine, TimeLeft } from './live/market-figures.tsx';
import { useHouseTime } from './live/server-clock.ts';
import { useLiveMatkas } from './live/use-live-matkas.ts';
import { gameScreens, type MatkaGame, matkaGames } from './matka-game.ts';
import { pathTo } from './paths.ts';
import { ProofButton } from './proof/proof-button.tsx';
import { useMatkaTexts } from './texts/matka-texts.ts';

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

/** The digits on each game's picture; equal digits show what the game is about. */
const digits: Record<MatkaGame, readonly string[]> = {
  SINGLE: ['7'],
  JODI: ['3', '8'],
  SINGLE_PATTI: ['1', '4', '6'],
  DOUBLE_PATTI: ['2', '2', '8'],
  TRIPLE_PATTI: ['5', '5', '5'],
  ODD_EVEN: ['1', '2'],
};

const width = 22;
const gap = 3;

function Tile({
  digit,
  x,
  isGold,
}: {
  readonly digit: string;
  readonly x: number;
  readonly isGold: boolean;
}) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect width={width} height="32" rx="4" className={isGold ? 'mk-tile-gold' : 'mk-tile-plain'} />
      <path d="M1 16h20" className="mk-tile-fold" />
      <text x="11" y="23.500" textAnchor="middle" className={isGold ? 'mk-digit-gold' : 'mk-digit-plain'}>
        {digit}
      </text>
    </g>
  );
}

/** A brass pot with the game's digits drawn from it. */
export function GamePicture({ game }: { readonly game: MatkaGame }) {
  const shown = digits[game];
  const start = 60 - (shown.length * (width + gap) - gap) / 2;
  const tiles = shown.map((digit, index) => ({ digit, index, x: start + index * (width + gap) }));
  const isRepeated = (digit: string) => shown.filter((each) => each === digit).length > 1;
  const isGold = (digit: string, index: number) =>
    isRepeated(digit) || game === 'SINGLE' || game === 'JODI' || (game === 'ODD_EVEN' && index === 0);
  return (
    <svg viewBox="0 0 120 84" aria-hidden="true" className="mk-picture h-auto w-full">
      <path d="M38 44c-13 5-19 14-16 24 3 11 18 14 38 14s35-3 38-14c3-10-3-19-16-24z" className="mk-pot" />
      <path d="M26 62q34 12 68 0" className="mk-pot-band" />
      <ellipse cx="60" cy="44" rx="24" ry="5" className="mk-pot-rim" />
      <ellipse cx="60" cy="44" rx="19" ry="3" className="mk-pot-mouth" />
      <g transform="translate(0 6)">
        {tiles.map(({ digit, index, x }) => (
          <Tile key={x} digit={digit} x={x} isGold={isGold(digit, index)} />
        ))}
      </g>
    </svg>
  );
}
