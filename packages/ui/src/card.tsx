import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes.ts';

type CardProps = Omit<ComponentProps<'section'>, 'title'> & {
  readonly title?: ReactNode;
  /** No padding around the content, for tables and pictures. */
  readonly flush?: boolean | undefined;
};

export function Card({ title, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={classes(
        'overflow-hidden rounded-xl border border-line bg-surface text-text shadow-xs',
        className,
      )}
    >
      {title && (
        <header className="flex min-h-12 items-center border-b border-line py-1 ps-4 pe-2">
          <h2 className="font-semibold">{title}</h2>
        </header>
      )}
      <div className={flush ? undefined : 'p-4'}>{children}</div>
    </section>
  );
}
