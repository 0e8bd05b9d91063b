/**
 * The portal's page that a provider has navigated its frame to, such as the return address it was given. The
 * browser does not reveal addresses of other origins.
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
