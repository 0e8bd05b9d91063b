/** Reports a failed request, unless the device is offline: the page says so already, and nothing is broken. */
export function reportFault(fault: unknown): void {
  if (navigator.onLine !== false) reportError(fault);
}
