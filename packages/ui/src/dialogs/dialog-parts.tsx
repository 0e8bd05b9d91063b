import { type ReactNode, type RefObject, useState } from 'react';
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

/** A toast is above an open dialog: a click on it must not close the dialog. */
export function keepOpenForToasts(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}

/** These dialogs have no trigger: the element focused when one opened gets the focus back when it closes. */
export function useOpener(open: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  // During rendering, since a field with autoFocus takes the focus before any effect runs.
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
}
