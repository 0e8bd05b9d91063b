import type { CasinoGame } from '@maidan/contract/wire';
import { SymbolSheet, type TableFace } from '@maidan/games/boards';
import type { TableGame } from '@maidan/games/rules';
import { WifiOff } from 'lucide-react';
import { useBrand } from '../../brand/brand.ts';
import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { BetsPanel } from './bets/bets-panel.tsx';
import { KeyBar } from './key-bar.tsx';
import { useIsStale, useRound } from './live/live-table.tsx';
import { TablePicture } from './picture/table-picture.tsx';
import { ResultStrip } from './results/result-strip.tsx';
import { BetOutcome } from './slip/bet-outcome.tsx';
import { SlipPanel, SlipSheet } from './slip/slip-place.tsx';
import { TableBoard } from './table-board.tsx';
import { TableHeader } from './table-header.tsx';
import { TablesList } from './tables-list.tsx';

interface TableViewProps {
  readonly game: TableGame;
  readonly face: TableFace;
  readonly title: string;
  readonly detail: CasinoGame;
}

/** The same for every table: document 2, section 2. */
export function TableView(props: TableViewProps) {
  const { game, title } = props;
  const { code, eventId } = game.entry;
  const brand = useBrand();
  const { bets: texts } = useTableTexts();
  const isWide = useIsWide();
  return (
    <div className="mx-auto grid w-full max-w-[80rem] md:grid-cols-[minmax(0,1fr)_19.5rem] md:gap-3 lg:grid-cols-[12.5rem_minmax(0,1fr)_19.5rem]">
      <SymbolSheet letter={brand.title.charAt(0).toUpperCase()} />
      <div className="hidden lg:block">
        <TablesList code={code} />
      </div>
      <div className="min-w-0 max-md:pb-16">
        <TableHeader code={code} title={title} />
        <Middle {...props} />
      </div>
      {isWide ? (
        <div className="flex min-w-0 flex-col gap-3 self-start md:sticky md:top-18">
          <SlipPanel game={game} title={title} />
          <Card title={texts.open}>
            <BetsPanel eventId={eventId} />
          </Card>
        </div>
      ) : (
        <>
          <KeyBar eventId={eventId} />
          <SlipSheet game={game} title={title} />
        </>
      )}
      <BetOutcome />
    </div>
  );
}

function Middle({ game, face, title, detail }: TableViewProps) {
  const texts = useTableTexts();
  const round = useRound();
  const isStale = useIsStale();
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
          <p
            role="alert"
            className="absolute inset-x-3 top-14 flex items-center gap-2 rounded-lg bg-background/92 px-3 py-2 text-sm font-semibold text-warning"
          >
            <WifiOff aria-hidden="true" className="size-4 shrink-0" />
            {texts.stale}
          </p>
        )}
      </div>
      <ResultStrip game={game} face={face} title={title} />
      <TableBoard game={game} face={face} round={round} mayBet={detail.betStatus} />
    </>
  );
}
