import { themeScriptSource } from '../../brands/theme-script.ts';

const hostShape = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** A Host header may contain anything. */
export const isHostShaped = (host: string): boolean => hostShape.test(host);

export interface PolicyParts {
  readonly nonce: string;
  /** The requested host, which may contain anything. */
  readonly host: string | undefined;
  readonly apiBase: string;
  readonly socketAddress: string;
  /** Origins of other hosts whose pages may frame this one. */
  readonly framedBy?: readonly string[];
}

/** What a page of ours may load and connect to. */
export function contentPolicy({
  nonce,
  host = '',
  apiBase,
  socketAddress,
  framedBy = [],
}: PolicyParts): string {
  // Older browsers do not apply 'self' to sockets; `ws:` also matches `wss:`, but not the other way round.
  const ownSocket = isHostShaped(host) ? [`ws://${host}`] : [];
  const elsewhere = new Set([apiBase, socketAddress].flatMap(originsOf));
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
    "form-action 'self'",
    `script-src 'self' ${themeScriptSource}`,
    // Dialogs and charts set sizes on elements: style attributes are allowed, inline sheets are not.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...ownSocket, ...elsewhere].join(' ')}`,
    // Our own games are at /play/; games of providers and streams of an operator are on other hosts.
    "frame-src 'self' https:",
    "media-src 'self'",
  ].join('; ');
}

/**
 * The policy of a game's page, which is sandboxed away from the portal's storage, in a frame or not: it has no origin, so its
 * host is named too.
 */
export function playPolicy({ nonce, host = '' }: Pick<PolicyParts, 'nonce' | 'host'>): string {
  // `http:` also matches `https:`.
  const own = ["'self'", ...(isHostShaped(host) ? [`http://${host}`] : [])].join(' ');
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${own}`,
    `script-src ${own}`,
    `style-src ${own} 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${own} data:`,
    `font-src ${own} data:`,
    `connect-src ${own}`,
    `media-src ${own} data:`,
    'sandbox allow-scripts allow-forms',
  ].join('; ');
}

/** The policy of a brand's picture. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** The origins of a whole address, for calls and for sockets; none for a path, which is on the page's own host. */
function originsOf(address: string): string[] {
  if (!/^(https?|wss?):/.test(address)) return [];
  const { protocol, host } = new URL(address);
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  return isSecure ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}
