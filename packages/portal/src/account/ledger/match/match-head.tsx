import type { CompleteLedger, ScorePicture } from '@maidan/contract/wire';
import { DateTime } from '@maidan/ui/figures/date-time.tsx';
import { Figure } from '@maidan/ui/figures/figure.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { Skeleton } from '@maidan/ui/skeleton.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { useAccountTexts } from '../../texts/account-texts.ts';
import { matchResult } from './match-result.ts';
import { scoreLines } from './score-lines.ts';

function Score({ picture }: { readonly picture: ScorePicture }) {
  const lines = scoreLines(picture.score);
  if (lines.length === 0) return null;
  return (
    <dl className="mt-2 flex flex-col">
      {lines.map(({ team, score }) => (
        <div key={`${team} ${score}`} className="flex items-baseline justify-between gap-4">
          <dt className="min-w-0">
            <bdi className="block truncate">{team}</bdi>
          </dt>
          <dd className="text-lg font-bold">
            <Figure>{score}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface MatchHeadProps {
  /** Undefined while loading. */
  readonly ledger: CompleteLedger | undefined;
  readonly score: ScorePicture | undefined;
}

/** The match, its result and its score, if the house still has them. */
export function MatchHead({ ledger, score }: MatchHeadProps) {
  const { titles } = useTexts();
  const { details: texts } = useAccountTexts();
  const result = ledger && matchResult(ledger);
  return (
    <header className="rounded-xl border border-line bg-surface px-4 py-3">
      <h1 className="text-xl font-semibold">
        <bdi>{ledger?.completeData.matchName ?? titles.ledgerDetails}</bdi>
      </h1>
      {!ledger && <Skeleton className="mt-1 h-5 w-48" />}
      {ledger && (
        <>
          <p className="flex flex-wrap gap-x-4 text-sm text-muted">
            <DateTime at={ledger.completeData.date} />
            <span className="tabular">{texts.turnover(formatSummary(ledger.sessionTurnOver))}</span>
          </p>
          {/* The house's own reason, as in the story of a bet: a rule would not say who won. */}
          {result && (
            <p className="mt-2 font-semibold">
              <bdi {...(result.rule === 'operator' ? {} : { lang: 'en' })}>{result.reason}</bdi>
            </p>
          )}
          {score && <Score picture={score} />}
        </>
      )}
    </header>
  );
}
