import { FancyBetsTable } from '../../betting/fancy-bets-table.tsx';
import { useMatchBets } from '../../betting/match-bets.ts';
import { MatchBetsTable } from '../../betting/match-bets-table.tsx';
import { useSportsTexts } from '../../i18n/sports/sports-texts.ts';

export function BetLists({ marketId }: { readonly marketId: string }) {
  const { bets: texts } = useSportsTexts();
  const { data, isPending, isError } = useMatchBets(marketId);
  return (
    <>
      <section>
        <h2 className="mb-1.5 font-semibold">{texts.matchBets}</h2>
        <MatchBetsTable
          bets={data?.onRunners ?? []}
          loading={isPending}
          empty={isError ? texts.failed : texts.none}
        />
      </section>
      <section>
        <h2 className="mb-1.5 font-semibold">{texts.fancyBets}</h2>
        <FancyBetsTable
          caption={texts.fancyBets}
          bets={data?.onFancies ?? []}
          loading={isPending}
          empty={isError ? texts.failed : texts.none}
        />
      </section>
    </>
  );
}
