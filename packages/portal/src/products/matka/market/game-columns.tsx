import { classes } from '@maidan/ui/classes.ts';
import { useIsWide } from '@maidan/ui/hooks/use-media.ts';
import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useMatkas } from '../api.ts';
import { DayBets } from '../bets/bet-columns.tsx';
import { Emblem, emblemOf } from '../live/emblem.tsx';
import { type Market, marketPhase, playPath } from '../live/market.ts';
import { TimeLeft } from '../live/market-figures.tsx';
import { activeMatkas } from '../live/matka-wire.ts';
import { useHouseTime } from '../live/server-clock.ts';
import { gameScreens, matkaGames } from '../matka-game.ts';
import { pathTo } from '../paths.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';

interface GameColumnsProps {
  readonly market: Market;
  readonly header: ReactNode;
  /** Renders the slip; the argument says whether it is beside the numbers. */
  readonly slip?: (isWide: boolean) => ReactNode;
  readonly children: ReactNode;
}

/**
 * Games at the left, numbers in the middle, the slip and the day's bets at the right; one below the other on
 * a phone.
 */
export function GameColumns({ market, header, slip, children }: GameColumnsProps) {
  const isWide = useIsWide();
  return (
    // Room at the end for what an open slip covers.
    <div className="mx-auto grid w-full max-w-[80rem] max-md:has-[[data-sheet]]:pb-52 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-4 lg:grid-cols-[13rem_minmax(0,1fr)_20rem]">
      <div className="hidden lg:block">
        <GamesNav market={market} />
      </div>
      <div className="min-w-0">
        {header}
        <div className="flex flex-col gap-2 p-2 md:px-0">{children}</div>
      </div>
      <div className="flex min-w-0 flex-col gap-3 p-2 md:p-0">
        <div className="md:sticky md:top-18 md:z-10">{slip?.(isWide)}</div>
        <DayBets market={market} />
      </div>
    </div>
  );
}

const rowLook = 'flex min-h-11 items-center gap-1.5 rounded-lg border-s-4 ps-2 pe-1 text-sm';
const activeLook = 'border-primary bg-raised font-semibold';
const otherLook = 'border-transparent text-muted hover:text-text';

function OtherMarket({ market, isHere }: { readonly market: Market; readonly isHere: boolean }) {
  const phase = marketPhase(market, useHouseTime());
  return (
    <Link
      to={playPath(market)}
      aria-current={isHere ? 'true' : undefined}
      className={classes(rowLook, isHere ? activeLook : otherLook)}
    >
      <Emblem name={emblemOf(market)} className="size-5 shrink-0" />
      <bdi className="min-w-0 flex-1 truncate">{market.name}</bdi>
      {phase.kind !== 'drawing' && phase.until !== undefined && (
        <TimeLeft until={phase.until} className="text-xs" />
      )}
    </Link>
  );
}

/** Beside the numbers on a desktop: the market's other games, then the other markets. */
function GamesNav({ market }: { readonly market: Market }) {
  const texts = useMatkaTexts();
  const { matkaEventId, isHaroopAndarBahar } = market;
  const markets = activeMatkas(useMatkas().data ?? [market]);
  return (
    <div className="flex flex-col gap-3">
      {!isHaroopAndarBahar && (
        <nav aria-label={texts.chooseGame} className="flex flex-col gap-0.5">
          {matkaGames.map((game) => (
            <NavLink
              key={game}
              to={pathTo(gameScreens[game], { matkaEventId })}
              className={({ isActive }) => classes(rowLook, isActive ? activeLook : otherLook)}
            >
              {texts.games[game]}
            </NavLink>
          ))}
        </nav>
      )}
      <nav aria-label={texts.markets} className="flex flex-col gap-0.5 border-t border-line pt-3">
        {markets.map((each) => (
          <OtherMarket key={each.matkaEventId} market={each} isHere={each.matkaEventId === matkaEventId} />
        ))}
      </nav>
    </div>
  );
}
