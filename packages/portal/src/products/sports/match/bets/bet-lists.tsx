import { FailedState } from '@maidan/ui/failed-state.tsx';
import { LatestOnly } from '@maidan/ui/latest-only.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { FancyBetsTable } from '../../bets/fancy-bets-table.tsx';
import { reloadMatchBets, useMatchBets } from '../../bets/match-bets.ts';
import { MatchBetsTable } from '../../bets/match-bets-table.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';

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
        <LatestOnly says={texts.latest} shown={data.onRunners.length + data.onFancies.length} />
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
