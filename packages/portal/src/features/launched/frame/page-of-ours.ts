/**
 * The page of the portal that a provider has led its frame to, such as the address it was given to return to. The browser
 * lets no page of another origin be read.
 */
export function pageOfOurs(frame: Pick<HTMLIFrameElement, 'contentWindow'>, portalOrigin: string) {
  try {
    const { origin, pathname, search } = frame.contentWindow?.location ?? {};
    return origin === portalOrigin ? `${pathname}${search}` : undefined;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return undefined;
    throw error;
  }
}
