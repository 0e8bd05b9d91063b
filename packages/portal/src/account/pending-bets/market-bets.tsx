import type { PendingBet } from '@maidan/contract/wire';
import { Figure } from '@maidan/ui/figures/figure.tsx';
import { formatCoins } from '@maidan/ui/format/coins.ts';
import { formatRun } from '@maidan/ui/format/rates.ts';
import { bodyLook, type Column, TableRow } from '@maidan/ui/tables/table-row.tsx';
import { useOptionName } from '../../products/tables/option-texts/use-option-name.ts';
import { useRunnerName } from '../../texts/runner-name.ts';
import { isTable } from '../../texts/table-title.ts';
import { useAccountTexts } from '../texts/account-texts.ts';
import type { EventGroup, MarketGroup, OpenBet } from './group-bets.ts';
import { optionColumn, pendingColumns, showMarketType } from './pending-columns.tsx';

interface MarketBetsProps {
  readonly event: EventGroup;
  readonly market: MarketGroup;
  readonly onStatus: (bet: PendingBet) => void;
}

function Head({ market, span }: { readonly market: MarketGroup; readonly span: number }) {
  const all = useAccountTexts();
  const { pending: texts } = all;
  const { name, marketType, stakes, held, mayLose } = market;
  return (
    <th scope="rowgroup" colSpan={span} className="bg-raised px-2 py-2 text-start @[52rem]:px-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="wrap-anywhere">{name ?? showMarketType(marketType, all)}</bdi>
        <span className="ms-auto text-xs font-normal text-muted">
          {held !== stakes && (
            <>
              {texts.stake} <Figure>{formatCoins(stakes)}</Figure>
            </>
          )}
          {held !== undefined && (
            <>
              {held !== stakes && ' · '}
              {texts.held} <Figure className="text-sm font-semibold text-text">{formatCoins(held)}</Figure>
            </>
          )}
        </span>
      </span>
      <HeldNote stakes={stakes} held={held} mayLose={mayLose} />
    </th>
  );
}

/** The heading of a market above the rows of its bets, within the table of its match or game. */
export function MarketBets({ event, market, onStatus }: MarketBetsProps) {
  const texts = useAccountTexts();
  const formatRunner = useRunnerName();
  const formatOption = useOptionName();
  // The options of a table have names in every language.
  const formatName = event.gameId !== undefined && isTable(event.gameId) ? formatOption : formatRunner;
  const ons = new Map(market.bets.map(({ pending, on }) => [pending._id, on]));
  const formatBet = (on: OpenBet['on'], bet: PendingBet): string => {
    if (on === undefined) return bet.market;
    return typeof on === 'string' ? formatName(on) : `${texts.details.run} ${formatRun(on.run)}`;
  };
  const nameOf = (bet: PendingBet) => formatBet(ons.get(bet._id), bet);
  const columns = pendingColumns(texts, onStatus, optionColumn(texts, event, nameOf));
  return (
    <>
      <tbody className="border-t border-line">
        <tr className="@2xl:hidden">
          <Head market={market} span={narrowColumns(columns).length} />
        </tr>
        <tr className="hidden @2xl:table-row">
          <Head market={market} span={columns.length} />
        </tr>
      </tbody>
      {market.bets.map(({ pending }) => (
        <tbody key={pending._id} className={bodyLook}>
          <TableRow columns={columns} row={pending} />
        </tbody>
      ))}
    </>
  );
}

const narrowColumns = (columns: readonly Column<PendingBet>[]) =>
  columns.filter(({ priority }) => priority !== 'low');

type HeldNoteProps = Pick<MarketGroup, 'stakes' | 'held' | 'mayLose'>;

/** Why a market holds another amount than its stakes. */
function HeldNote({ stakes, held, mayLose }: HeldNoteProps) {
  const { pending: texts } = useAccountTexts();
  if (held === undefined || held === stakes) return null;
  return (
    <span className="block text-xs font-normal text-muted">
      {held < Math.min(stakes, mayLose) ? texts.holdsLess : texts.holdsMore}
    </span>
  );
}
