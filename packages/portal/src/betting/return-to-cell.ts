/** Gives the focus back to the price a slip was opened from; the page stays where the player has scrolled it. */
export function returnToCell(cell: string): void {
  // After the dialog has let go of the focus.
  requestAnimationFrame(() => {
    const button = document.querySelector<HTMLElement>(`[data-cell="${CSS.escape(cell)}"]`);
    button?.focus({ preventScroll: true });
  });
}
