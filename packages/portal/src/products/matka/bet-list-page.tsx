import { coinsToWireNumber } from '@maidan/betting';
import { Amount, LatestOnly } from '@maidan/ui/figures/figure.tsx';
import { DateRange } from '@maidan/ui/form/date-range.tsx';
import { Select } from '@maidan/ui/form/fields.tsx';
import { type DayRange, quickRange } from '@maidan/ui/format/day-range.ts';
import { useNow } from '@maidan/ui/format/now.ts';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { DataTable } from '@maidan/ui/tables/table.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAccountTexts } from '../../account/texts/account-texts.ts';
import { useLanguage } from '../../texts/texts.ts';
import { useMatkas } from './api.ts';
import { useMatkaBets } from './bets/api.ts';
import { haroopsOf, listColumns, numberBets } from './bets/bet-columns.tsx';
import { sumProfit } from './bets/placed-bet.ts';
import { useLiveMatkas } from './live/use-live-matkas.ts';
import { type MatkaGame, matkaGames } from './matka-game.ts';
import { useMatkaTexts } from './texts/matka-texts.ts';
import './matka.css';

const minuteMs = 60_000;
const all = 'all';

interface Choice {
  /** Undefined means today, also after midnight. */
  readonly range?: DayRange | undefined;
  readonly matkaEventId: string;
  readonly game: MatkaGame | typeof all;
}

/** A row of the ledger links to the bets of its market and day. */
function choiceIn(query: URLSearchParams): Choice {
  const date = query.get('date') ?? '';
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  return {
    range: isDay ? { from: date, to: date } : undefined,
    matkaEventId: query.get('matkaEventId') ?? all,
    game: all,
  };
}

export function MatkaBetListPage() {
  const texts = useMatkaTexts();
  const account = useAccountTexts();
  const language = useLanguage();
  useLiveMatkas();
  const nowMs = useNow(minuteMs);
  const [query] = useSearchParams();
  const [choice, setChoice] = useState(() => choiceIn(query));
  const { matkaEventId, game, range = quickRange('today', nowMs) } = choice;
  const { data: markets = [], isPending: isWaiting } = useMatkas();
  const filter = {
    range,
    matkaEventId: matkaEventId === all ? undefined : matkaEventId,
    game: game === all ? undefined : game,
  };
  const { data, error, refetch } = useMatkaBets(filter);
  const bets = data?.bets;
  return (
    <div className="flex flex-col gap-3">
      <h1 className="mk-figure text-2xl">{texts.betList}</h1>
      <DateRange
        value={range}
        onChange={(chosen) => setChoice({ ...choice, range: chosen })}
        nowMs={nowMs}
        labels={account.range}
        language={language}
      />
      <div className="grid grid-cols-2 gap-2">
        <Select
          label={texts.bets.marketFilter}
          value={matkaEventId}
          onChange={({ target }) => setChoice({ ...choice, matkaEventId: target.value })}
          options={[
            { value: all, label: texts.bets.allMarkets },
            ...markets.map((market) => ({ value: market.matkaEventId, label: market.name })),
          ]}
        />
        <Select
          label={texts.bets.gameFilter}
          value={game}
          onChange={({ target }) => setChoice({ ...choice, game: target.value as Choice['game'] })}
          options={[
            { value: all, label: texts.bets.allGames },
            ...matkaGames.map((value) => ({ value, label: texts.games[value] })),
          ]}
        />
      </div>
      {error && !bets ? (
        <FailedState
          title={texts.bets.notLoaded}
          reason={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          <p className="flex items-baseline justify-between rounded-xl border border-line bg-surface px-4 py-3 font-semibold">
            {texts.bets.total}
            {bets === undefined ? (
              <span className="mk-figure text-2xl">–</span>
            ) : (
              <Amount coins={coinsToWireNumber(sumProfit(bets))} summary className="mk-figure text-2xl" />
            )}
          </p>
          {data?.hasMore && <LatestOnly format={account.latestBets} shown={data.bets.length} />}
          <DataTable
            caption={texts.betList}
            columns={listColumns(texts)}
            rows={numberBets(bets ?? [], haroopsOf(markets))}
            rowKey={({ _id }) => _id}
            // A bet on a slip of andar and bahar is named by its market.
            loading={bets === undefined || isWaiting}
            empty={texts.bets.none}
          />
        </>
      )}
    </div>
  );
}
