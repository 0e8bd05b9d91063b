/** Gives the focus back to the price a slip was opened from, and brings it into view where the slip was elsewhere. */
export function returnToCell(cell: string): void {
  // After the dialog has let go of the focus.
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`)?.focus();
  });
}
