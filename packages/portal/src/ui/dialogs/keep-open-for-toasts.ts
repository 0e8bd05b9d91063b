/** A toast lies above an open dialog: a click on it is not a click outside. */
export function keepOpenForToasts(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}
