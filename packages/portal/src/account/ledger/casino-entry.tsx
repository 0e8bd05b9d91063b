import type { CasinoBet } from '@maidan/contract/wire';
import { LatestOnly } from '@maidan/ui/latest-only.tsx';
import { type Column, DataTable } from '@maidan/ui/tables/table.tsx';
import { useAccountTexts } from '../texts/account-texts.ts';
import { PlusMinus } from './plus-minus.tsx';

interface CasinoEntryProps {
  /** Undefined while loading. */
  readonly figures:
    | { readonly results: number; readonly commission: number; readonly net: number }
    | undefined;
  readonly bets: readonly CasinoBet[] | undefined;
  /** There are older bets, which the figures include but the list does not. */
  readonly hasMore: boolean | undefined;
  readonly caption: string;
  /** Shows the caption above the table; otherwise the page's own heading is enough. */
  readonly isHeaded?: boolean;
  readonly columns: readonly Column<CasinoBet>[];
}

/** The result of a day at a game, and its bets. */
export function CasinoEntry({
  figures,
  bets,
  hasMore,
  caption,
  isHeaded = false,
  columns,
}: CasinoEntryProps) {
  const texts = useAccountTexts();
  const { details } = texts;
  return (
    <section className="flex flex-col gap-3">
      <PlusMinus
        boxes={[
          { title: details.casinoPlusMinus, coins: figures?.results },
          { title: details.totalCommission, coins: figures?.commission },
          { title: details.netPlusMinus, coins: figures?.net },
        ]}
      />
      {isHeaded && <h2 className="font-semibold">{caption}</h2>}
      {hasMore && <LatestOnly says={texts.latestBets} shown={bets?.length ?? 0} />}
      <DataTable
        caption={caption}
        columns={columns}
        rows={bets ?? []}
        rowKey={({ _id }) => _id}
        empty={details.noCasinoBets}
        loading={bets === undefined}
      />
    </section>
  );
}
