import { useIsWide } from '@maidan/ui/hooks/use-is-wide.ts';
import type { ReactNode } from 'react';
import { DayBets } from '../bets/day-bets.tsx';
import { GamesNav } from '../market/games-nav.tsx';
import type { Market } from '../market/market.ts';

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
