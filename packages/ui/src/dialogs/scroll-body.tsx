import type { ReactNode, RefObject } from 'react';
import { classes } from '../classes.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * A scrolling text without focusable content must be focusable itself, so that the keyboard can scroll it.
 */
export function takeKeyboardWhenScrolled(body: HTMLDivElement | null) {
  if (body && body.scrollHeight > body.clientHeight && !body.querySelector(focusable)) body.tabIndex = 0;
}

type ScrollBodyProps = {
  readonly ref?: RefObject<HTMLDivElement | null>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function ScrollBody({ ref, className, children }: ScrollBodyProps) {
  return (
    <div
      // At each render, because content may have been loaded since.
      ref={(body) => {
        takeKeyboardWhenScrolled(body);
        if (ref) ref.current = body;
      }}
      className={classes('focus-inset min-h-0 flex-1 overflow-y-auto overscroll-contain', className)}
    >
      {children}
    </div>
  );
}
