const isTimeout = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'TimeoutError';

/**
 * Reports a failed request, unless there was no answer because the device is offline or the network is slow: the page says
 * so already, and nothing is broken.
 */
export function reportFault(fault: unknown): void {
  if (navigator.onLine !== false && !isTimeout(fault)) reportError(fault);
}
