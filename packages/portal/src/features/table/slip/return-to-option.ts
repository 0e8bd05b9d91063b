/** Returns the focus to the option a slip was opened from. */
export function returnToOption(cell: string): void {
  // After the dialog has released the focus.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-option="${CSS.escape(cell)}"] button`)?.focus();
  });
}
