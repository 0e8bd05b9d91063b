import type { Side } from '@maidan/betting';
import { type ReactNode, useEffect, useRef } from 'react';
import { classes } from '../ui/classes.ts';
import { sideEdges } from './side-edges.ts';

interface InlineSlipProps {
  readonly side: Side;
  readonly children: ReactNode;
}

/** The slip in the page itself, scrolled into view clear of the bars that lie over the page's ends. */
export function InlineSlip({ side, children }: InlineSlipProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
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
