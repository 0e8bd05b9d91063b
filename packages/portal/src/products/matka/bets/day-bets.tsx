import { FailedState } from '@maidan/ui/failed-state.tsx';
import { DataTable } from '@maidan/ui/tables/table.tsx';
import type { Market } from '../market/market.ts';
import { useMatkaTexts } from '../texts/matka-texts.ts';
import { dayColumns, haroopsOf, numberBets } from './bet-columns.tsx';
import { useDayBets } from './use-day-bets.ts';

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
