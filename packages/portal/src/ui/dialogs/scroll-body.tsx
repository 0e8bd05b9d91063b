import type { ReactNode, RefObject } from 'react';
import { classes } from '../classes.ts';

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/** Text too long for its box, with nothing in it to focus, must itself take the keyboard to be scrolled. */
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
      // Anew at each render: what is shown may have been loaded only now.
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
