import type { Side } from '@maidan/betting';
import { classes } from '@maidan/ui/classes.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { sideEdges } from './side-edges.ts';

interface InlineSlipProps {
  readonly side: Side;
  readonly children: ReactNode;
}

/** The slip within the page, scrolled into view between the bars at the top and bottom. */
export function InlineSlip({ side, children }: InlineSlipProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: slip } = place;
    if (!slip) return undefined;
    // Called at first, and whenever a warning makes the slip higher.
    const observer = new ResizeObserver(() => slip.scrollIntoView({ block: 'nearest' }));
    observer.observe(slip);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={place}
      className={classes('rounded-xl border border-t-4 bg-surface p-3 shadow-lg', sideEdges[side])}
    >
      {children}
    </div>
  );
}
