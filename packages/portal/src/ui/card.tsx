import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly title?: ReactNode;
  readonly action?: ReactNode;
  /** No padding around the content, for tables and pictures. */
  readonly flush?: boolean | undefined;
};

export function Card({ title, action, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classes(
        'overflow-hidden rounded-xl border border-line bg-surface text-text shadow-xs',
        className,
      )}
    >
      {(title || action) && (
        <header className="flex min-h-12 items-center justify-between gap-2 border-b border-line py-1 ps-4 pe-2">
          <h2 className="font-semibold">{title}</h2>
          {action}
        </header>
      )}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}
