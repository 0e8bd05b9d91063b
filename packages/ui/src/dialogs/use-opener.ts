import { useState } from 'react';

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
