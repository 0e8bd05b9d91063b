import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';

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
