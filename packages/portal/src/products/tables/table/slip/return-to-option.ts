const focusOption = (cell: string, options?: FocusOptions): void =>
  document.querySelector<HTMLElement>(`[data-option="${CSS.escape(cell)}"] button`)?.focus(options);

/** Returns the focus to the option a slip was opened from. */
export function returnToOption(cell: string): void {
  // After the dialog has released the focus.
  requestAnimationFrame(() => focusOption(cell));
}

/** The same for a slip that closed by itself: only if the focus was in it, and without scrolling. */
export function returnLostFocus(cell: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) focusOption(cell, { preventScroll: true });
  });
}
