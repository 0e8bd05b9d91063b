import type { ReactNode } from 'react';
import type { Cloth } from '../faces/scene/scene-layout.ts';
import type { ResultLayoutProps } from './result-layout.ts';

interface PlayedFrameProps extends ResultLayoutProps {
  readonly cloth: Cloth;
  readonly children: ReactNode;
}

/** The round above its cards, and the service's description below them. */
export function PlayedFrame({ result, texts, cloth, children }: PlayedFrameProps) {
  return (
    <div className="mt mt-outcome" data-cloth={cloth}>
      <p className="mt-outcome-round">
        {texts.roundId} <span>{result.roundId}</span>
      </p>
      {children}
      {result.parts.length > 0 && (
        <ul className="mt-outcome-parts" lang="en" dir="ltr">
          {result.parts.map((part, nth) => (
            <li key={`${part} ${nth.toString()}`}>{part}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
