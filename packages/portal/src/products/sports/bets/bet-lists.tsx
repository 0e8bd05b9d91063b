import { LatestOnly } from '@maidan/ui/figures/figure.tsx';
import { FailedState } from '@maidan/ui/page-states.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useSportsTexts } from '../texts/sports-texts.ts';
import { FancyBetsTable, MatchBetsTable } from './bet-tables.tsx';
import { reloadMatchBets, useMatchBets } from './match-bets.ts';

export function BetLists({ matchId }: { readonly matchId: string }) {
  const { bets: texts, matches } = useSportsTexts();
  const queries = useQueryClient();
  const { data, isPending, error } = useMatchBets(matchId);
  if (error && !data) {
    return (
      <FailedState
        title={texts.failed}
        reason={error.message}
        retry={matches.retry}
        onRetry={() => reloadMatchBets(queries)}
      />
    );
  }
  return (
    <>
      {data?.hasMore && (
        <LatestOnly format={texts.latest} shown={data.onRunners.length + data.onFancies.length} />
      )}
      <section>
        <h2 className="mb-1.5 font-semibold">{texts.matchBets}</h2>
        <MatchBetsTable bets={data?.onRunners ?? []} loading={isPending} empty={texts.none} />
      </section>
      <section>
        <h2 className="mb-1.5 font-semibold">{texts.fancyBets}</h2>
        <FancyBetsTable
          caption={texts.fancyBets}
          bets={data?.onFancies ?? []}
          loading={isPending}
          empty={texts.none}
        />
      </section>
    </>
  );
}
