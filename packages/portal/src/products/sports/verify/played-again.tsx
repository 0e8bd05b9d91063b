import type { MatchProof } from '@maidan/contract/wire';
import type { CheckedMarket, CheckedProof } from '@maidan/feeds/replay-match';
import { Badge } from '@maidan/ui/badge.tsx';
import { Card } from '@maidan/ui/card.tsx';
import { FailedState } from '@maidan/ui/failed-state.tsx';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { useCheckedProof } from './api.ts';
import { MarketsTable } from './markets-table.tsx';
import { MatchStory } from './match-story.tsx';
import { useVerifyTexts } from './texts/verify-texts.ts';

export function PlayedAgain({ proof }: { readonly proof: MatchProof }) {
  const texts = useVerifyTexts();
  const { data: checked, error, refetch } = useCheckedProof(proof);
  if (error)
    return (
      <FailedState
        title={texts.notPlayed}
        reason={error.message}
        retry={texts.retry}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <div aria-live="polite">{checked ? <Conclusion checked={checked} /> : <p>{texts.playing}</p>}</div>
      {!checked && <SkeletonRows rows={6} />}
      {checked?.kind === 'replayed' && (
        <>
          <Card title={texts.played}>
            <MatchStory match={checked.match} />
          </Card>
          <h2 className="font-semibold">{texts.results}</h2>
          <MarketsTable markets={checked.markets} runnersOf={runnersIn(proof)} />
        </>
      )}
    </>
  );
}

/** The names of runners, by market. */
function runnersIn({ markets }: MatchProof): (marketId: string, runnerId: string) => string {
  const known = new Map(markets.map(({ marketId, runners }) => [marketId, runners]));
  return (marketId, runnerId) => known.get(marketId)?.find(({ id }) => id === runnerId)?.name ?? runnerId;
}

const countOf = (markets: readonly CheckedMarket[], verdict: CheckedMarket['verdict']): number =>
  markets.filter((market) => market.verdict === verdict).length;

function Conclusion({ checked }: { readonly checked: CheckedProof }) {
  const texts = useVerifyTexts();
  if (checked.kind === 'secret') return <p>{texts.secret}</p>;
  if (checked.kind === 'unknown-generator') return <p>{texts.otherGenerator(checked.generator)}</p>;
  if (checked.kind === 'unknown-match') return <Verdict isGood={false} text={texts.unknownMatch} />;
  if (checked.kind === 'other-seed') return <Verdict isGood={false} text={texts.otherSeed} />;
  const byHand = countOf(checked.markets, 'by-hand');
  return (
    <div className="flex flex-col gap-1">
      {checked.isProven ? (
        <Verdict isGood text={texts.proven} />
      ) : (
        <Verdict isGood={false} text={texts.notProven(countOf(checked.markets, 'different'))} />
      )}
      {byHand > 0 && <p className="text-sm">{texts.byHand(byHand)}</p>}
    </div>
  );
}

function Verdict({ isGood, text }: { readonly isGood: boolean; readonly text: string }) {
  return (
    <p className="flex items-center gap-2 font-semibold">
      <Badge tone={isGood ? 'win' : 'loss'}>
        <span aria-hidden="true">{isGood ? '✓' : '✗'}</span>
      </Badge>
      {text}
    </p>
  );
}
