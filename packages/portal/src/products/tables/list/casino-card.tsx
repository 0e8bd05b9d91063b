import type { ListedTable } from '@maidan/contract/wire';
import { faceOf } from '@maidan/games/boards';
import { gameByCode, type TableEntry, tables } from '@maidan/games/rules';
import { classes } from '@maidan/ui/classes.ts';
import { SecondsRing } from '@maidan/ui/figures/countdown.tsx';
import { useSeconds } from '@maidan/ui/format/now.ts';
import { Skeleton } from '@maidan/ui/page-states.tsx';
import { memo } from 'react';
import { Link } from 'react-router';
import { tableTitle } from '../../../texts/table-title.ts';
import { useLanguage } from '../../../texts/texts.ts';
import { useCasinoTexts } from '../option-texts/casino-texts.ts';
import { tablePath } from '../paths.ts';
import { TableArt } from './art/table-art.tsx';
import { type ListedCard, secondsToBet, type TablesNow } from './live/tables-wire.ts';

interface CasinoCardProps extends ListedCard, Pick<TablesNow, 'aheadMs'> {
  /** Whether the house says what happens at its tables; if not, a card without it may be open. */
  readonly isKnown: boolean;
  readonly isStale: boolean;
}

/** Each message has the state of every table: only cards whose own differs are rendered again. */
export const CasinoCard = memo(function CasinoCard({
  table,
  live,
  isWide,
  isKnown,
  aheadMs,
  isStale,
}: CasinoCardProps) {
  const { list: texts } = useCasinoTexts();
  const title = tableTitle(table, useLanguage());
  return (
    <li className={classes('min-w-0', isWide ? wideShape : cardShape)}>
      <Link
        to={tablePath(table)}
        className="group relative block size-full overflow-hidden rounded-xl border border-white/12 text-white outline-offset-2 hover:border-primary/70"
      >
        <TableArt
          code={table.code}
          isWide={isWide}
          isDim={isKnown && (live === undefined || live.shut !== undefined)}
        />
        <span className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-linear-to-t from-[#040a08f2] via-[#040a08d9] via-55% to-transparent px-2.5 pt-7 pb-1.5">
          <span className={classes('figure leading-tight drop-shadow', isWide ? 'text-2xl' : 'text-lg')}>
            {title}
          </span>
          {live?.shut ? (
            <bdi className="block h-4 truncate pe-8 text-xs leading-4">{live.shut}</bdi>
          ) : (
            live && <LastFive table={table} results={live.results} />
          )}
        </span>
        <span className="absolute start-1.5 top-1.5 flex items-center gap-2">
          {isKnown && <State live={live} aheadMs={aheadMs} isStale={isStale} />}
          {live?.isNew && (
            <span className="figure rounded-full bg-primary px-2.5 text-sm leading-6 text-on-primary">
              {texts.newLaunch}
            </span>
          )}
        </span>
        {live?.roundId !== undefined && (
          <span className="tabular absolute end-2 bottom-1.5 text-xs text-white/80">
            <span className="sr-only">{texts.round(live.roundId)}</span>
            <span aria-hidden="true">#{live.roundId.split('.').at(-1)}</span>
          </span>
        )}
      </Link>
    </li>
  );
});

function State({ live, aheadMs, isStale }: Pick<CasinoCardProps, 'live' | 'aheadMs' | 'isStale'>) {
  const { list: texts } = useCasinoTexts();
  const seconds = useSeconds((nowMs) => (live && !isStale ? secondsToBet(live, aheadMs, nowMs) : undefined));
  const word =
    live === undefined
      ? texts.soon
      : live.shut !== undefined
        ? texts.shut
        : live.phase === 'result'
          ? texts.result
          : texts.dealing;
  if (seconds !== undefined && live?.shut === undefined)
    return (
      <CardClock
        seconds={seconds}
        total={live?.secondsTotal ?? seconds}
        label={texts.secondsLeft(String(seconds))}
      />
    );
  return <span className="rounded-full bg-[#040a08c7] px-2.5 text-xs leading-6 font-medium">{word}</span>;
}

/** Each table has its own letters and colours of results. */
function LastFive({
  table,
  results,
}: {
  readonly table: TableEntry;
  readonly results: ListedTable['results'];
}) {
  const { list: texts } = useCasinoTexts();
  const [game, face] = [gameByCode(table.code), faceOf(table.code)];
  if (!game || !face || results.length === 0) return <span className="h-4" />;
  const letters = results.map(({ mid, result }) => ({ mid, letter: game.letter(result) }));
  return (
    <span className="mt flex h-4 gap-1">
      <span className="sr-only">{texts.lastResults(letters.map(({ letter }) => letter).join(', '))}</span>
      {letters.map(({ mid, letter }) => (
        <span
          key={mid}
          aria-hidden="true"
          className="mt-bead h-4! w-auto! min-w-4.5 rounded-full px-1 text-xs!"
          data-tone={face.beadTone(letter)}
        >
          {letter}
        </span>
      ))}
    </span>
  );
}

const [soonSeconds, lastSeconds] = [10, 5];

/** Green, amber under ten, red under five, as at the table itself. */
function toneOf(seconds: number): string {
  if (seconds < lastSeconds) return 'text-(--table-last)';
  return seconds < soonSeconds ? 'text-(--table-soon)' : 'text-(--table-win)';
}

interface CardClockProps {
  readonly seconds: number;
  readonly total: number;
  /** The seconds as text, for screen readers. */
  readonly label: string;
}

function CardClock({ seconds, total, label }: CardClockProps) {
  return (
    <SecondsRing
      seconds={seconds}
      total={total}
      label={label}
      className={classes('figure bg-[#040a08d1] text-lg leading-none', toneOf(seconds))}
      lineLook="stroke-current [stroke-linecap:round]"
    />
  );
}

/**
 * Two columns on a phone, four on a desktop; the size of cards is fixed, so nothing shifts when they load.
 */
export const cardGrid = 'grid grid-cols-2 gap-1.5 md:grid-cols-3 md:gap-3 xl:grid-cols-4';

const cardShape = 'h-28 md:h-36';
const wideShape = `col-span-2 ${cardShape}`;

export function CardSkeletons() {
  return (
    <div aria-busy="true" className={cardGrid}>
      {tables.map(({ code }, index) => (
        <Skeleton key={code} className={`rounded-xl ${index === 0 ? wideShape : cardShape}`} />
      ))}
    </div>
  );
}
