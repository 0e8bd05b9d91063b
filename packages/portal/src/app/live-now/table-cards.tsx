import type { ListedTable } from '@maidan/contract/wire';
import { SecondsRing } from '@maidan/ui/figures/seconds-ring.tsx';
import { useSeconds } from '@maidan/ui/format/now.ts';
import { tablePath } from '../../paths.ts';
import { type ListedCard, listedCards } from '../../products/tables/list/listed-cards.ts';
import { secondsToBet, type TablesNow } from '../../products/tables/list/live/tables-wire.ts';
import { useTables } from '../../products/tables/list/live/use-tables.ts';
import { tableTitle } from '../../texts/table-title.ts';
import { useLanguage } from '../../texts/texts.ts';
import cards from '../home/art/cards.svg';
import type { HomeTexts } from '../home/texts/en.ts';
import { useHomeTexts } from '../home/texts/home-texts.ts';
import { LiveCard, unknown } from './live-card.tsx';

const shownMost = 3;

function noteOf({ phase, shut }: ListedTable, isBetting: boolean, texts: HomeTexts['games']): string {
  if (shut !== undefined) return shut;
  if (isBetting) return texts.betsClose;
  return phase === 'result' ? texts.result : texts.dealing;
}

/** The first tables of the list, new ones first, with the time left to bet. */
export function TableCards() {
  const { tables, isStale } = useTables();
  const open = listedCards(tables?.tables ?? []).filter(({ live }) => live && live.shut === undefined);
  return open
    .slice(0, shownMost)
    .map((card) => (
      <TableCard key={card.table.code} {...card} aheadMs={tables?.aheadMs ?? 0} isStale={isStale} />
    ));
}

interface TableCardProps extends Pick<ListedCard, 'table' | 'live'>, Pick<TablesNow, 'aheadMs'> {
  readonly isStale: boolean;
}

function TableCard({ table, live, aheadMs, isStale }: TableCardProps) {
  const { games: texts } = useHomeTexts();
  const language = useLanguage();
  const known = isStale ? undefined : live;
  const seconds = useSeconds((nowMs) => known && secondsToBet(known, aheadMs, nowMs));
  return (
    <LiveCard
      to={tablePath(table)}
      kind={texts.table}
      picture={cards}
      title={tableTitle(table, language)}
      note={known ? noteOf(known, seconds !== undefined, texts) : unknown}
      corner={
        seconds !== undefined && (
          <SecondsRing
            seconds={seconds}
            total={live?.secondsTotal ?? seconds}
            label={texts.secondsLeft(seconds)}
            className="bg-[#040908a6] text-sm font-semibold"
            lineLook="stroke-accent"
          />
        )
      }
    />
  );
}
