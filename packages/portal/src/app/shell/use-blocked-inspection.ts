import { useEffect } from 'react';

function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;
}

function blockMenu(event: MouseEvent): void {
  // Text fields keep their context menu, for pasting and spelling.
  if (!isTextField(event.target)) event.preventDefault();
}

function blockKey(event: KeyboardEvent): void {
  if (event.key === 'F12' && !isTextField(event.target)) event.preventDefault();
}

export function useBlockedInspection(isBlocked: boolean): void {
  useEffect(() => {
    if (!isBlocked) return;
    document.addEventListener('contextmenu', blockMenu);
    document.addEventListener('keydown', blockKey);
    return () => {
      document.removeEventListener('contextmenu', blockMenu);
      document.removeEventListener('keydown', blockKey);
    };
  }, [isBlocked]);
}
