import { formatSummary } from '@maidan/ui/format/coins.ts';
import { SkeletonRows } from '@maidan/ui/skeleton.tsx';
import { useTableTexts } from '../../products/tables/texts/table-texts.ts';

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
