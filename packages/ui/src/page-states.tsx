import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from './classes.ts';
import { CloudOff, WifiOff } from './icons/signs.ts';

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

type EmptyStateProps = {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
};

export function EmptyState({ title, icon, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center justify-center gap-3 rounded-xl border border-dashed border-line bg-surface px-4 py-10 text-center text-muted [&>svg]:size-8">
      {icon}
      <p className="font-medium">{title}</p>
      {children}
    </div>
  );
}

type FailedStateProps = {
  readonly title: string;
  /** The house's message. */
  readonly reason: string;
  readonly retry: string;
  readonly onRetry: () => void;
};

export function FailedState({ title, reason, retry, onRetry }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState title={title} icon={<CloudOff aria-hidden="true" />}>
        <p className="text-sm">{reason}</p>
        <Button variant="outline" onClick={onRetry}>
          {retry}
        </Button>
      </EmptyState>
    </div>
  );
}

interface LineLostProps {
  readonly text: string;
  readonly role?: 'alert';
  readonly className: string;
}

/** Warns that the content may be out of date. */
export function LineLost({ text, role, className }: LineLostProps) {
  return (
    <p
      role={role}
      className={classes(
        'flex items-center gap-2 rounded-lg px-3 py-2 text-sm font-semibold text-warning',
        className,
      )}
    >
      <WifiOff aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </p>
  );
}
