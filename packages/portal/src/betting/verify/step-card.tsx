import { HexText } from '@maidan/ui/figures/fact.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { SkeletonRows } from '@maidan/ui/page-states.tsx';
import type { ReactNode } from 'react';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';
import { CheckLine } from './check-line.tsx';

interface StepCardProps {
  readonly number: number;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** One step of the proof. */
export function StepCard({ number, title, hint, children }: StepCardProps) {
  return (
    <section className="flex gap-3 rounded-xl border border-line bg-surface p-3">
      <span
        aria-hidden="true"
        className="tabular grid size-7 shrink-0 place-items-center rounded-full border border-primary font-semibold text-primary"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h2 className="font-semibold">{title}</h2>
          {hint && <p className="text-sm text-muted">{hint}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

interface ChainCardProps {
  readonly number: number;
  readonly chain: { readonly end: string; readonly position: number };
  readonly checks: readonly { readonly key: string; readonly isOk: boolean }[];
}

/** The last step of every proof: the seed is in the chain whose end was published. */
export function ChainCard({ number, chain, checks }: ChainCardProps) {
  const { verify: texts } = useTableTexts();
  const check = checks.find(({ key }) => key === 'chain');
  return (
    <StepCard number={number} title={texts.chain} hint={texts.chainHint(formatSummary(chain.position))}>
      <p className="text-xs text-muted">{texts.chainEnd}</p>
      <HexText text={chain.end} />
      {check && <CheckLine isOk={check.isOk} text={texts.checks.chain} />}
    </StepCard>
  );
}

interface CheckProgressProps {
  /** The number of hashes left, of `position` in all. */
  readonly left: number;
  readonly position: number;
}

export function CheckProgress({ left, position }: CheckProgressProps) {
  const { verify: texts } = useTableTexts();
  return (
    <>
      <progress
        className="w-full accent-primary"
        aria-label={texts.chain}
        max={position}
        value={position - left}
      />
      <p className="tabular text-sm text-muted">{texts.hashesLeft(formatSummary(left))}</p>
      <SkeletonRows rows={4} rowClassName="h-24" />
    </>
  );
}
