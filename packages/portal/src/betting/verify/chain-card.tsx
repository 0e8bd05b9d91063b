import { HexText } from '@maidan/ui/figures/hex-text.tsx';
import { formatSummary } from '@maidan/ui/format/coins.ts';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';
import { CheckLine } from './check-line.tsx';
import { StepCard } from './step-card.tsx';

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
