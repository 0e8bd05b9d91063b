import type { CasinoGame } from '@maidan/contract/wire';
import type { TableFace } from '@maidan/games/boards';
import { type TableGame, tables } from '@maidan/games/rules';
import { Card } from '@maidan/ui/card.tsx';
import { useIsWide } from '@maidan/ui/hooks/use-media.ts';
import { IconButton } from '@maidan/ui/icons/icon.tsx';
import { Door, Roads } from '@maidan/ui/icons/signs.ts';
import { lazyPart } from '@maidan/ui/lazy-part.ts';
import { LineLost, Skeleton } from '@maidan/ui/page-states.tsx';
import { Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { BrandSymbols } from '../../../brand/brand-symbols.tsx';
import { tableTitle } from '../../../texts/table-title.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { useCasinoTexts } from '../option-texts/casino-texts.ts';
import { tablePath } from '../paths.ts';
import { useTableTexts } from '../texts/table-texts.ts';
import { shutWordsOf } from './api.ts';
import { BetsPanel } from './bets/bets-panel.tsx';
import { KeyBar } from './key-bar.tsx';
import { RoundKeys } from './keys/round-keys.tsx';
import { useClock, useIsStale, useRound } from './live/live-table.tsx';
import { TablePicture } from './picture/table-picture.tsx';
import { ResultStrip } from './results/result-strip.tsx';
import type { RoadsProps } from './roads.tsx';
import { BetOutcome } from './slip/bet-outcome.tsx';
import { SlipPanel, SlipSheet } from './slip/slip-place.tsx';
import { TableBoard } from './table-board.tsx';
import { TableHeader } from './table-header.tsx';

const RoadsBeside = lazyPart(async () => (await import('./roads.tsx')).Roads);

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
          <LineLost text={texts.stale} role="alert" className="absolute inset-x-3 top-14 bg-background/92" />
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
            <RoadsBeside game={game} face={face} />
          </Suspense>
        </Card>
      )}
    </>
  );
}

/** A table that the operator has shut, with the operator's text for players. */
function ShutNotice({ message }: { readonly message: string }) {
  const { shut: texts } = useCasinoTexts();
  return (
    <div role="status" className="flex flex-col items-center gap-1 px-4 py-6 text-center">
      <Door aria-hidden="true" className="mb-1 size-8 text-warning" />
      <p className="figure text-xl">{texts.title}</p>
      <p className="text-muted">{message === '' ? texts.next : <bdi>{message}</bdi>}</p>
    </div>
  );
}

const RoadsDialog = lazyPart(async () => (await import('./roads.tsx')).RoadsDialog);

/** On a phone the roads open in a dialog, as there is no room beside the board. */
function RoadsButton(table: RoadsProps) {
  const { roads: texts } = useCasinoTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={texts.title}
        icon={<Roads />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="text-primary"
      />
      <Suspense>{isOpen && <RoadsDialog {...table} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** Seconds left to bet at the table shown; they are not known for other tables here. */
function SecondsHere() {
  const isOpen = useRound()?.phase === 'bets';
  const clock = useClock();
  return isOpen && clock ? (
    <span className="figure tabular text-lg text-win">{clock.secondsLeft}</span>
  ) : null;
}

function TablesList({ code }: { readonly code: string }) {
  const texts = useTableTexts();
  const language = useLanguage();
  return (
    <nav aria-label={texts.tables} className="flex flex-col gap-1">
      <h2 className="figure px-3 py-2 text-base">{texts.tables}</h2>
      {tables.map((table) => (
        <NavLink
          key={table.code}
          to={tablePath(table)}
          className={({ isActive }) =>
            `flex min-h-11 items-center justify-between gap-2 rounded-lg border-s-4 px-3 text-sm ${isActive ? 'border-primary bg-raised font-semibold' : 'border-transparent text-muted hover:text-text'}`
          }
        >
          <span className="truncate">{tableTitle(table, language)}</span>
          {table.code === code && <SecondsHere />}
        </NavLink>
      ))}
    </nav>
  );
}
