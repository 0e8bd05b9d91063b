import { classes } from './classes.ts';

export function Skeleton({ className }: { readonly className?: string | undefined }) {
  return (
    <div aria-hidden="true" className={classes('skeleton-sheen rounded-lg', className ?? 'h-5 w-full')} />
  );
}

type SkeletonRowsProps = {
  readonly rows: number;
  /** As tall as the rows that replace them, so that nothing shifts. */
  readonly rowClassName?: string | undefined;
};

export function SkeletonRows({ rows, rowClassName = 'h-11' }: SkeletonRowsProps) {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} className={rowClassName} />
      ))}
    </div>
  );
}
