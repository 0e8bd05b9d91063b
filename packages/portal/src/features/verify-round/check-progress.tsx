import { formatSummary } from '../../format/coins.ts';
import { useTableTexts } from '../../i18n/table/table-texts.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';

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
