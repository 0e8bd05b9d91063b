import type { ReactNode } from 'react';
import { classes } from './classes.ts';

export type BadgeTone = 'plain' | 'primary' | 'accent' | 'win' | 'loss' | 'warning' | 'back' | 'lay';

type BadgeProps = {
  readonly tone?: BadgeTone | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const tones: Record<BadgeTone, string> = {
  plain: 'bg-raised text-text border border-line',
  primary: 'bg-primary text-on-primary',
  accent: 'bg-accent text-on-accent',
  win: 'bg-win text-surface',
  loss: 'bg-loss text-surface',
  warning: 'bg-warning text-surface',
  back: 'bg-back text-on-back',
  lay: 'bg-lay text-on-lay',
};

export function Badge({ tone = 'plain', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex min-h-6 items-center gap-1 rounded-md px-2 text-xs font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
