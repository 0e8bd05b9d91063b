/** Gives the focus back to the option a slip was opened from. */
export function returnToOption(cell: string): void {
  // After the dialog has let go of the focus.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-option="${CSS.escape(cell)}"] button`)?.focus();
  });
}
