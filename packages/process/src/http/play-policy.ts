const hostShape = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A Host header may contain anything. */
export const isHostShaped = (host: string): boolean => hostShape.test(host);

interface PlayPolicyParts {
  /** Of the one style sheet that is written into the page. */
  readonly nonce?: string;
  /** The requested host, where it is one of ours. */
  readonly host?: string | undefined;
  /** Origins of other hosts whose pages may frame this one. */
  readonly framedBy?: readonly string[];
}

/**
 * The policy of a game's page, which is sandboxed away from the portal's storage, in a frame or not: it has no origin, so its
 * host is named too.
 */
export function playPolicy({ nonce, host = '', framedBy = [] }: PlayPolicyParts): string {
  // `http:` also matches `https:`.
  const own = ["'self'", ...(isHostShaped(host) ? [`http://${host}`] : [])].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${[own, ...framedBy].join(' ')}`,
    `script-src ${own}`,
    `style-src ${own}${nonce === undefined ? '' : ` 'nonce-${nonce}'`}`,
    "style-src-attr 'none'",
    `img-src ${own} data:`,
    `font-src ${own} data:`,
    `connect-src ${own}`,
    `media-src ${own} data:`,
    'sandbox allow-scripts allow-forms',
  ].join('; ');
}
