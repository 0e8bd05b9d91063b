import type { ReactNode } from 'react';

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
