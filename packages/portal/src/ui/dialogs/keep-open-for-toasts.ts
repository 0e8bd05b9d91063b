/** A toast lies above an open dialog; touching it is not touching outside. */
export function keepOpenForToasts(event: Event) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}
