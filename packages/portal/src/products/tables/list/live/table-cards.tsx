import type { ListedTable } from '@maidan/contract/wire';
import { SecondsRing } from '@maidan/ui/figures/countdown.tsx';
import { useSeconds } from '@maidan/ui/format/now.ts';
import type { HomeTexts } from '../../../../app/home/texts/en.ts';
import { useHomeTexts } from '../../../../app/home/texts/home-texts.ts';
import { LiveCard, unknown } from '../../../../betting/live/live-card.tsx';
import { tableTitle } from '../../../../texts/table-title.ts';
import { useLanguage } from '../../../../texts/texts.ts';
import { tablePath } from '../../paths.ts';
import cards from '../../tile-art/cards.svg';
import { type ListedCard, listedCards, secondsToBet, type TablesNow } from './tables-wire.ts';
import { useTables } from './use-tables.ts';

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
