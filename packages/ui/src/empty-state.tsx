import type { ReactNode } from 'react';

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
