import { faceOf, type TableFace } from '@maidan/games/boards';
import { gameByCode, type TableEntry, type TableGame, tableAt } from '@maidan/games/rules';
import { ComingHeader } from '@maidan/ui/game-header.tsx';
import { FailedState, Skeleton } from '@maidan/ui/page-states.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useParams } from 'react-router';
import { useNightColours } from '../../../brand/use-night-colours.ts';
import { tableTitle } from '../../../texts/table-title.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { reloadTableBets, useTableDetail } from './api.ts';
import { LiveTableProvider } from './live/live-table.tsx';
import { TableSlipProvider } from './slip/table-slip.tsx';
import { TableView } from './table-view.tsx';

/** The table at the address. */
export function TablePage({ notYet }: { readonly notYet: ReactNode }) {
  const table = tableAt(useParams().game ?? '');
  const game = table && gameByCode(table.code);
  const face = table && faceOf(table.code);
  if (!game || !face) return notYet;
  return <DealtTable key={table.code} table={table} game={game} face={face} />;
}

interface DealtTableProps {
  readonly table: TableEntry;
  readonly game: TableGame;
  readonly face: TableFace;
}

function DealtTable({ table, game, face }: DealtTableProps) {
  useNightColours();
  const texts = useTableTexts();
  const title = tableTitle(table, useLanguage());
  const queries = useQueryClient();
  const { code, eventId } = table;
  const { data: detail, error, refetch } = useTableDetail(eventId);
  if (error && !detail) {
    return (
      <div className="p-3">
        <h1 className="mb-3 text-xl font-semibold">{title}</h1>
        <FailedState
          title={texts.failed.title}
          reason={error.message}
          retry={texts.failed.retry}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!detail) return <ComingTable />;
  return (
    <TableSlipProvider eventId={eventId} code={code} oddsDifference={detail.setting.oddsDifference}>
      <LiveTableProvider game={game} detail={detail} onBetsChanged={() => reloadTableBets(queries)}>
        {/* Suspends inside, because otherwise the dark colours would be removed and set again. */}
        <Suspense fallback={<ComingTable />}>
          <TableView game={game} face={face} title={title} detail={detail} />
        </Suspense>
      </LiveTableProvider>
    </TableSlipProvider>
  );
}

function ComingTable() {
  return (
    <div className="flex flex-col">
      <ComingHeader />
      <Skeleton className="h-[350px] rounded-none" />
    </div>
  );
}
