import type { PendingBet } from '@maidan/contract/wire';
import { classes } from '@maidan/ui/classes.ts';
import { Figure } from '@maidan/ui/figures/figure.tsx';
import { formatCoins } from '@maidan/ui/format/coins.ts';
import { ChevronRight } from '@maidan/ui/icons/signs.ts';
import { TableHead, tableLook } from '@maidan/ui/tables/table-row.tsx';
import { Link } from 'react-router';
import { pageOf } from '../../product-parts.ts';
import { useTableName } from '../../texts/table-title.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import type { EventGroup } from './group-bets.ts';
import { MarketBets } from './market-bets.tsx';
import { optionColumn, pendingColumns } from './pending-columns.tsx';

interface EventBetsProps {
  readonly event: EventGroup;
  readonly onStatus: (bet: PendingBet) => void;
}

function EventName({ event }: { readonly event: EventGroup }) {
  const path = pageOf(event);
  const formatTable = useTableName();
  const name = <bdi className="min-w-0 wrap-anywhere">{formatTable(event.name)}</bdi>;
  if (path === undefined) return <span className="flex min-h-11 items-center">{name}</span>;
  return (
    <Link to={path} className="flex min-h-11 items-center gap-1 rounded underline-offset-4 hover:underline">
      {name}
      <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted rtl:-scale-x-100" />
    </Link>
  );
}

/** The open bets on one match or game, market by market. */
export function EventBets({ event, onStatus }: EventBetsProps) {
  const texts = useAccountTexts();
  const formatTable = useTableName();
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-surface">
      <header className="flex flex-wrap items-center justify-between gap-x-4 px-3 py-1">
        <h2 className="min-w-0 font-semibold">
          <EventName event={event} />
        </h2>
        {event.held !== undefined && (
          <p className="ms-auto text-sm text-muted">
            {texts.pending.held}{' '}
            <Figure className="text-lg font-semibold text-text">{formatCoins(event.held)}</Figure>
          </p>
        )}
      </header>
      <div className="@container overflow-x-auto border-t border-line">
        <table className={classes(tableLook, '@max-2xl:[&>thead]:sr-only')}>
          <caption className="sr-only">{formatTable(event.name)}</caption>
          <TableHead columns={pendingColumns(texts, onStatus, optionColumn(texts, event))} />
          {event.markets.map((market) => (
            <MarketBets key={market.key} event={event} market={market} onStatus={onStatus} />
          ))}
        </table>
      </div>
    </section>
  );
}
