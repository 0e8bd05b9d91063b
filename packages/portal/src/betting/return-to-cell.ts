/** Returns the focus to the price a slip was opened from, without scrolling. */
export function returnToCell(cell: string): void {
  // After the dialog has released the focus.
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
    button?.focus({ preventScroll: true });
  });
}
