import { classes } from '@maidan/ui/classes.ts';
import { Link, NavLink } from 'react-router';
import { useMatkas } from '../api.ts';
import { Emblem, emblemOf } from '../art/emblem.tsx';
import { gameScreens, matkaGames } from '../games/matka-game.ts';
import { activeMatkas } from '../live/merge-matkas.ts';
import { useHouseTime } from '../live/server-clock.ts';
import { pathTo } from '../paths.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import type { Market } from './market.ts';
import { playPath } from './market-links.ts';
import { marketPhase } from './market-phase.ts';
import { TimeLeft } from './time-left.tsx';

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
export function GamesNav({ market }: { readonly market: Market }) {
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
