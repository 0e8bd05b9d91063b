import { tables as allTables } from '@maidan/games/rules';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { EmptyState, FailedState, LineLost } from '@maidan/ui/page-states.tsx';
import { BrandSymbols } from '../../../brand/brand-symbols.tsx';
import { useNightColours } from '../../../brand/use-night-colours.ts';
import { useTexts } from '../../../texts/texts.ts';
import { useCasinoTexts } from '../option-texts/casino-texts.ts';
import { useMayBet } from './api.ts';
import { CardSkeletons, CasinoCard, cardGrid } from './casino-card.tsx';
import { listedCards, type TablesNow } from './live/tables-wire.ts';
import { useTables } from './live/use-tables.ts';

/** Any table can be asked whether the client may bet. */
const anyTable = allTables[0]?.eventId ?? '';

/** The list of live tables: document 2, section 2. */
export function CasinoPage() {
  useNightColours();
  const { list: texts } = useCasinoTexts();
  const { errors } = useTexts();
  const { tables, isStale, fault, retry } = useTables();
  const mayBet = useMayBet(anyTable);
  const playing = tables?.tables.reduce((sum, { watching }) => sum + watching, 0);
  return (
    <div className="mx-auto w-full max-w-[80rem]">
      <BrandSymbols />
      <header className="mb-2 flex min-h-9 items-baseline justify-between gap-3 px-1">
        <h1 className="figure text-2xl">{texts.title}</h1>
        {playing !== undefined && playing > 0 && (
          <p className="figure text-base text-muted">{texts.playing(formatSummary(playing))}</p>
        )}
      </header>
      {!mayBet && (
        <p role="status" className="mb-2 rounded-lg bg-raised px-3 py-2 text-sm font-semibold text-warning">
          {texts.shutForYou}
        </p>
      )}
      {tables && isStale && <LineLost text={texts.stale} role="alert" className="mb-2 bg-raised" />}
      {tables && <Cards tables={tables} isStale={isStale} />}
      {!tables && fault === undefined && <CardSkeletons />}
      {!tables && fault !== undefined && (
        <>
          <FailedState title={texts.failed} reason={errors[fault]} retry={texts.retry} onRetry={retry} />
          <Cards tables={undefined} isStale={isStale} />
        </>
      )}
    </div>
  );
}

interface CardsProps {
  /** Undefined if the house does not send what happens at its tables. */
  readonly tables: TablesNow | undefined;
  readonly isStale: boolean;
}

function Cards({ tables, isStale }: CardsProps) {
  const { list: texts } = useCasinoTexts();
  if (tables?.tables.length === 0) return <EmptyState title={texts.none} />;
  const { tables: shown = [], aheadMs = 0 } = tables ?? {};
  return (
    <ul className={cardGrid}>
      {listedCards(shown).map((card) => (
        <CasinoCard
          key={card.table.code}
          {...card}
          isKnown={tables !== undefined}
          aheadMs={aheadMs}
          isStale={isStale}
        />
      ))}
    </ul>
  );
}
