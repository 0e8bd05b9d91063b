/** A toast is above an open dialog: a click on it must not close the dialog. */
export function keepOpenForToasts(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}
