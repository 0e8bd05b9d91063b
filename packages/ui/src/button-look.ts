import { classes } from './classes.ts';

export type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'outline';
export type ButtonSize = 'md' | 'sm';

const base =
  'relative inline-flex items-center justify-center gap-2 rounded-lg text-center text-balance font-semibold select-none transition-[background-color,filter] duration-150 disabled:opacity-55 disabled:pointer-events-none';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-primary text-on-primary hover:brightness-110 active:brightness-95',
  quiet: 'text-text hover:bg-text/8 active:bg-text/14',
  // A brand's loss colour is readable on its surface, so its surface colour is readable on loss.
  danger: 'bg-loss text-surface hover:brightness-110 active:brightness-95',
  outline: 'border border-edge text-text hover:bg-text/6 active:bg-text/12',
};

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-11 min-w-11 px-4 py-1.5 text-base leading-snug',
  sm: 'touch-reach min-h-9 min-w-11 px-3 py-1 text-sm leading-snug',
};

/** Also for links that look like buttons. */
export function buttonLook(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string | undefined,
): string {
  return classes(base, variants[variant], sizes[size], className);
}
