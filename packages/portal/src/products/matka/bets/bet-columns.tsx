import { toHaroopSlip } from '@maidan/games/rules';
import { Amount, DateTime } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { formatDay } from '@maidan/ui/format/dates.ts';
import type { DayRange } from '@maidan/ui/format/day-range.ts';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { useMemo } from 'react';
import { figureColumn, nameColumn } from '../../../betting/bet-table.tsx';
import type { Market } from '../live/market.ts';
import { useHouseTime } from '../live/server-clock.ts';
import { gameInRules } from '../numbers/tile-marks.ts';
import type { MatkaTexts } from '../texts/en.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { type MatkaBets, useMatkaBets } from './api.ts';
import { openBetsOfDay, type PlacedBet } from './placed-bet.ts';

export interface NumberedBet extends PlacedBet {
  readonly serial: number;
  readonly isHaroop: boolean;
}

/** Newest first, as the house lists them, numbered from 1; with the markets that have andar and bahar. */
export const numberBets = (
  bets: readonly PlacedBet[],
  haroops: ReadonlySet<string>,
): readonly NumberedBet[] =>
  bets.map((bet, index) => ({
    ...bet,
    serial: index + 1,
    isHaroop: haroops.has(bet.matkaEventId ?? bet.matkaName),
  }));

/** By id and by name, since the bets of document 2 have only the name of their market. */
export const haroopsOf = (markets: readonly Market[]): ReadonlySet<string> =>
  new Set(
    markets.flatMap(({ matkaEventId, name, isHaroopAndarBahar }) =>
      isHaroopAndarBahar ? [matkaEventId, name] : [],
    ),
  );

function Profit({ bet, texts }: { readonly bet: PlacedBet; readonly texts: MatkaTexts['bets'] }) {
  if (bet.isDeleted === 1) return <span className="text-muted">{texts.deleted}</span>;
  if (bet.isDeclare === 0) return <span className="whitespace-nowrap text-muted">{texts.notDeclared}</span>;
  return <Amount coins={bet.profitLoss} summary className="font-semibold" />;
}

/** As it was placed: a slip with andar and bahar counts to ten and to a hundred. */
function numberWords({ gameType, betType, betNumber, isHaroop }: NumberedBet, { satta }: MatkaTexts): string {
  if (!isHaroop) return betNumber;
  const number = toHaroopSlip(gameInRules[gameType], betNumber);
  if (gameType === 'JODI') return number;
  return betType === 'OPEN' ? satta.andarOf(number) : satta.baharOf(number);
}

/** A jodi is on both draws, so the draw it was sent with is not shown. Andar and bahar name theirs. */
function gameWords({ gameType, betType, isHaroop }: NumberedBet, { games, open, close }: MatkaTexts): string {
  const game = games[gameType];
  return gameType === 'JODI' || isHaroop ? game : `${game} · ${betType === 'OPEN' ? open : close}`;
}

const profitColumn = (texts: MatkaTexts): Column<NumberedBet> => ({
  key: 'profit-loss',
  header: texts.bets.profitLoss,
  align: 'end',
  cell: (bet) => <Profit bet={bet} texts={texts.bets} />,
});

/** For the narrow panel beside the numbers. */
const dayColumns = (texts: MatkaTexts): readonly Column<NumberedBet>[] => [
  figureColumn({ key: 'number', header: texts.bets.number }, (bet) => numberWords(bet, texts)),
  nameColumn({ key: 'game', header: texts.bets.game }, (bet) => gameWords(bet, texts)),
  figureColumn({ key: 'amount', header: texts.bets.amount }, ({ amount }) => formatSummary(amount)),
  profitColumn(texts),
];

/** Document 2, section 2, in its order. */
export const listColumns = (texts: MatkaTexts): readonly Column<NumberedBet>[] => [
  figureColumn({ key: 'serial', header: texts.bets.serial, priority: 'low' }, ({ serial }) => String(serial)),
  nameColumn({ key: 'market', header: texts.bets.market }, ({ matkaName }) => matkaName),
  figureColumn({ key: 'number', header: texts.bets.number }, (bet) => numberWords(bet, texts)),
  nameColumn({ key: 'game', header: texts.bets.game, priority: 'low' }, (bet) => gameWords(bet, texts)),
  figureColumn({ key: 'amount', header: texts.bets.amount }, ({ amount }) => formatSummary(amount)),
  {
    key: 'result',
    header: texts.bets.result,
    priority: 'low',
    cell: ({ result }) => (!result ? '–' : <bdi className="tabular">{result}</bdi>),
  },
  profitColumn(texts),
  {
    key: 'created',
    header: texts.bets.created,
    priority: 'low',
    cell: ({ createdAt }) => <DateTime at={createdAt} />,
  },
];

/** The client's bets of the day on this market. */
export function DayBets({ market }: { readonly market: Market }) {
  const texts = useMatkaTexts();
  const { data, error, refetch } = useDayBets(market);
  const bets = data?.bets;
  return (
    <section aria-label={texts.bets.today}>
      <h2 className="mb-2 font-semibold">{texts.bets.today}</h2>
      {error && !bets ? (
        <FailedState
          title={texts.bets.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption={texts.bets.today}
          columns={dayColumns(texts)}
          rows={numberBets(bets ?? [], haroopsOf([market]))}
          rowKey={({ _id }) => _id}
          loading={bets === undefined}
          empty={texts.bets.none}
        />
      )}
    </section>
  );
}

const minuteMs = 60_000;

/** Today and the market's present day: bets for tomorrow may be placed tonight. */
function useDayRange({ day }: Market): DayRange {
  const today = formatDay(useHouseTime(minuteMs));
  return day < today ? { from: day, to: today } : { from: today, to: day };
}

/** The client's bets on the market today. */
function useDayBets(market: Market) {
  return useMatkaBets({ range: useDayRange(market), matkaEventId: market.matkaEventId });
}

const noBets: MatkaBets = { bets: [], hasMore: false };

/** Bets on the market's present day that are not yet settled. */
export function useOpenDayBets(market: Market): readonly PlacedBet[] {
  const { data: { bets } = noBets } = useDayBets(market);
  return useMemo(() => openBetsOfDay(bets, market), [bets, market]);
}
