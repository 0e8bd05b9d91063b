import { useSettledMatchBets } from '../../bets/client-bets.ts';
import { MatchBetsTable } from '../../bets/match-bets-table.tsx';
import { useSportsTexts } from '../../texts/sports-texts.ts';

/**
 * Bets on runners that were settled while the match goes on, such as the toss; the page's own lists have the
 * open ones.
 */
export function SettledMatchBets({ matchId }: { readonly matchId: string }) {
  const { bets: texts } = useSportsTexts();
  const bets = useSettledMatchBets(matchId);
  if (bets.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="mb-1.5 font-semibold">{texts.matchBets}</h3>
      <MatchBetsTable isDeclared bets={bets} loading={false} empty={texts.none} />
    </section>
  );
}
