import type { ReactNode } from 'react';

interface CornerProps {
  readonly at: 'near' | 'far' | 'idle-far' | 'idle-near';
  readonly label: string;
  readonly children: ReactNode;
}

/** A figure in a corner of the board. */
export function Corner({ at, label, children }: CornerProps) {
  return (
    <div className="lu-corner" data-at={at}>
      <span className="lu-corner-label">{label}</span>
      <strong className="st-figure">{children}</strong>
    </div>
  );
}
