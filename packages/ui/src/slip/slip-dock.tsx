import type { ComponentProps, ReactNode } from 'react';
import { Card } from '../card.tsx';
import { classes } from '../classes.ts';

interface SlipCardProps {
  readonly title: string;
  /** Shown without a slip. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** A slip beside the page, always shown. */
export function SlipCard({ title, empty, children }: SlipCardProps) {
  return <Card title={title}>{children || <p className="text-sm text-muted">{empty}</p>}</Card>;
}

/** A slip over the end of a phone's screen: what is above it can still be tapped. */
export function SlipDock({ className, children, ...rest }: ComponentProps<'section'>) {
  return (
    <section
      {...rest}
      data-sheet=""
      className={classes(
        'pb-safe fixed inset-x-0 bottom-0 z-40 animate-rise-in rounded-t-2xl border-t border-line bg-surface px-3 pt-2 text-text shadow-2xl outline-none',
        className,
      )}
    >
      <div className="pb-3">{children}</div>
    </section>
  );
}
