import type { CasinoResult, RoundCorrection } from '@maidan/contract/wire';
import { DateTime } from '@maidan/ui/figures/figure.tsx';
import type { ResultsTexts } from './result-texts/en.ts';
import { useResultsTexts } from './result-texts/results-texts.ts';

function formatResult({ winners, isVoid }: RoundCorrection['was'], texts: ResultsTexts): string {
  if (isVoid) return texts.void;
  return winners.length === 0 ? texts.nobody : winners.join(', ');
}

type CorrectionNoteProps = {
  readonly result: Pick<CasinoResult, 'isVoid' | 'corrections'>;
};

/** Manual changes of a result; nothing if there are none. */
export function CorrectionNote({ result: { isVoid, corrections = [] } }: CorrectionNoteProps) {
  const texts = useResultsTexts();
  if (corrections.length === 0 && isVoid !== true) return null;
  return (
    <section className="flex flex-col gap-2 rounded-xl border border-s-4 border-line border-s-warning bg-raised px-3 py-2 text-sm">
      {isVoid === true && <p className="font-semibold">{texts.voided}</p>}
      {corrections.map(({ correctedAt, was, now, reason }) => (
        <div key={correctedAt}>
          <p className="font-semibold">
            {texts.corrected} · <DateTime at={correctedAt} />
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-3">
            <dt className="text-muted">{texts.was}</dt>
            <dd>
              <bdi>{formatResult(was, texts)}</bdi>
            </dd>
            <dt className="text-muted">{texts.now}</dt>
            <dd>
              <bdi>{formatResult(now, texts)}</bdi>
            </dd>
            <dt className="text-muted">{texts.why}</dt>
            <dd className="wrap-anywhere">
              <bdi>{reason}</bdi>
            </dd>
          </dl>
        </div>
      ))}
    </section>
  );
}
