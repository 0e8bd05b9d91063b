import type { ReactNode } from 'react';
import type { Cloth } from '../scene/scene-layout.ts';
import type { ResultViewProps } from './result-view.ts';

interface ResultFrameProps {
  readonly of: ResultViewProps;
  readonly cloth: Cloth;
  readonly children: ReactNode;
}

/** The common frame of a result: the round above the cards, the reason below them. */
export function ResultFrame({ of, cloth, children }: ResultFrameProps) {
  return (
    <div className="mt mt-outcome" data-cloth={cloth}>
      <p className="mt-outcome-round">
        {of.words.roundId} <span>{of.roundId}</span>
      </p>
      {children}
      <p className="mt-outcome-reason">{of.reason}</p>
    </div>
  );
}
