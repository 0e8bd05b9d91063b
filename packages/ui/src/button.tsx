import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';

export type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly busy?: boolean | undefined;
};

/** A busy button keeps its focus, name and width, but ignores presses. */
export function Button({
  variant = 'primary',
  size = 'md',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const answer = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      onClick={answer}
      className={buttonLook(variant, size, className)}
    >
      {busy && (
        <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
          <span className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent" />
        </span>
      )}
      <span className={busy ? 'contents text-transparent' : 'contents'}>{children}</span>
    </button>
  );
}

type ButtonVariant = 'primary' | 'quiet' | 'danger' | 'outline';
type ButtonSize = 'md' | 'sm';

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

interface DismissButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

export function DismissButton({ label, onClick }: DismissButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="focus-inset grid size-11 shrink-0 place-items-center rounded-lg text-lg text-muted hover:text-text"
    >
      <span aria-hidden="true">×</span>
    </button>
  );
}
