import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

type FigureProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A number or a date, its sign and its parts in their places also inside right-to-left text. */
export function Figure({ className, children }: FigureProps) {
  return (
    <span dir="ltr" className={classes('tabular', className)}>
      {children}
    </span>
  );
}
