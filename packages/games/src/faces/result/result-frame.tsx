import type { ReactNode } from 'react';
import type { ResultViewProps } from './result-view.ts';

/** What every result shows: its round above the cards, the reason under them. */
export function ResultFrame({ of, children }: { readonly of: ResultViewProps; readonly children: ReactNode }) {
  return (
    <div className="mt mt-outcome">
      <p className="mt-outcome-round">
        {of.words.roundId} <span>{of.roundId}</span>
      </p>
      {children}
      <p className="mt-outcome-reason">{of.reason}</p>
    </div>
  );
}
