interface Page extends EventTarget {
  readonly hidden: boolean;
}

/** What the client uses of a browser, where it runs in one. */
interface Browser {
  readonly document?: Page;
  readonly window?: { readonly location: { readonly origin: string } };
  readonly navigator?: { readonly onLine?: boolean };
  readonly reportError?: (fault: unknown) => void;
}

const browser = globalThis as Browser;

/** A program without a page is never hidden. */
export const isHidden = (): boolean => browser.document?.hidden === true;

/** Calls back when the page is hidden or shown, until the returned function is called. */
export function onVisibility(listener: () => void): () => void {
  browser.document?.addEventListener('visibilitychange', listener);
  return () => browser.document?.removeEventListener('visibilitychange', listener);
}

/** What relative addresses begin with; undefined without a page. */
export const pageOrigin = (): string | undefined => browser.window?.location.origin;

const isTimeout = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'TimeoutError';

/**
 * Reports a failed request to the page's developers, unless there was no answer because the device is offline or the network is
 * slow: the page says so already, and nothing is broken.
 */
export function reportFault(fault: unknown): void {
  if (browser.navigator?.onLine !== false && !isTimeout(fault)) browser.reportError?.(fault);
}
