import type { CasinoGame } from '@maidan/contract/wire';
import type { TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { Card } from '@maidan/ui/card.tsx';
import { useIsWide } from '@maidan/ui/hooks/use-is-wide.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { LineLost } from '@maidan/ui/line-lost.tsx';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { Suspense } from 'react';
import { BrandSymbols } from '../../../brand/brand-symbols.tsx';
import { useCasinoTexts } from '../option-texts/casino-texts.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { shutWordsOf } from './api.ts';
import { BetsPanel } from './bets/bets-panel.tsx';
import { KeyBar } from './key-bar.tsx';
import { RoundKeys } from './keys/round-keys.tsx';
import { useIsStale, useRound } from './live/live-table.tsx';
import { TablePicture } from './picture/table-picture.tsx';
import { ResultStrip } from './results/result-strip.tsx';
import { RoadsButton } from './roads/roads-button.tsx';
import { ShutNotice } from './shut-notice.tsx';
import { BetOutcome } from './slip/bet-outcome.tsx';
import { SlipPanel, SlipSheet } from './slip/slip-place.tsx';
import { TableBoard } from './table-board.tsx';
import { TableHeader } from './table-header.tsx';
import { TablesList } from './tables-list.tsx';

const Roads = lazyPart(async () => (await import('./roads/roads.tsx')).Roads);

interface TableViewProps {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly title: string;
  readonly detail: CasinoGame;
}

/** The same for every table: document 2, section 2. */
export function TableView(props: TableViewProps) {
  const { game, title, detail } = props;
  const { code, eventId } = game.entry;
  const { bets: texts } = useTableTexts();
  const isWide = useIsWide();
  const keys = { game, oddsDifference: detail.setting.oddsDifference, mayBet: detail.betStatus };
  const slip = { game, title, tableLimits: { stakeMin: detail.minStake, stakeMax: detail.maxStake } };
  return (
    <div className="mx-auto grid w-full max-w-[80rem] md:grid-cols-[minmax(0,1fr)_19.5rem] md:gap-3 lg:grid-cols-[12.5rem_minmax(0,1fr)_19.5rem]">
      <BrandSymbols />
      <div className="hidden lg:block">
        <TablesList code={code} />
      </div>
      <div className="min-w-0 max-md:pb-16">
        <TableHeader code={code} title={title} />
        <Middle {...props} />
      </div>
      {isWide ? (
        <div className="flex min-w-0 flex-col gap-3 self-start md:sticky md:top-18">
          <SlipPanel {...slip} />
          <RoundKeys {...keys} />
          <Card title={texts.open}>
            <BetsPanel eventId={eventId} />
          </Card>
        </div>
      ) : (
        <>
          <KeyBar {...keys} />
          <SlipSheet {...slip} />
        </>
      )}
      <BetOutcome />
    </div>
  );
}

function Middle({ game, face, title, detail }: TableViewProps) {
  const texts = useTableTexts();
  const { roads } = useCasinoTexts();
  const isWide = useIsWide();
  const round = useRound();
  const isStale = useIsStale();
  const shut = round?.shut ?? shutWordsOf(detail);
  if (!round && shut !== undefined) return <ShutNotice message={shut} />;
  if (!round) {
    return (
      <div aria-busy="true">
        <Skeleton className="h-[350px] rounded-none md:rounded-xl" />
        <p className="p-4 text-center text-muted">{texts.waiting}</p>
      </div>
    );
  }
  return (
    <>
      <div className="relative h-[350px] overflow-hidden md:rounded-xl">
        <TablePicture game={game} face={face} title={title} round={round} detail={detail} />
        {isStale && (
          <LineLost says={texts.stale} role="alert" className="absolute inset-x-3 top-14 bg-background/92" />
        )}
      </div>
      <div className="focus-inset-within flex items-center">
        <div className="min-w-0 flex-1">
          <ResultStrip game={game} face={face} title={title} />
        </div>
        {!isWide && <RoadsButton game={game} face={face} />}
      </div>
      {shut !== undefined && <ShutNotice message={shut} />}
      <TableBoard
        game={game}
        face={face}
        round={round}
        mayBet={detail.betStatus}
        limits={{ min: detail.minStake, max: detail.maxStake }}
      />
      {isWide && (
        <Card title={roads.title} className="mt-3">
          <Suspense fallback={<Skeleton className="h-40" />}>
            <Roads game={game} face={face} />
          </Suspense>
        </Card>
      )}
    </>
  );
}
