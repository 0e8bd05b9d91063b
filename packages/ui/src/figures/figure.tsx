import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

type FigureProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A number or a date, whose sign and parts keep their order within right-to-left text. */
export function Figure({ className, children }: FigureProps) {
  return (
    <span dir="ltr" className={classes('tabular', className)}>
      {children}
    </span>
  );
}
