import { themeScriptSource } from '../brands/theme-script.ts';

const hostShape = /^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Anybody can say anything in a Host header. */
export const isHostShaped = (host: string): boolean => hostShape.test(host);

export interface PolicyParts {
  readonly nonce: string;
  /** As asked for: anybody can say anything here. */
  readonly host: string | undefined;
  readonly apiBase: string;
  readonly socketAddress: string;
  /** Origins of other hosts whose pages may frame this one. */
  readonly framedBy?: readonly string[];
}

/** What a page of ours may load, and whom it may talk to. */
export function contentPolicy({
  nonce,
  host = '',
  apiBase,
  socketAddress,
  framedBy = [],
}: PolicyParts): string {
  // Older browsers do not take 'self' for its socket; `ws:` stands for `wss:` too, never the other way.
  const ownSocket = isHostShaped(host) ? [`ws://${host}`] : [];
  const elsewhere = new Set([apiBase, socketAddress].flatMap(originsOf));
  return [
    "default-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
    "form-action 'self'",
    `script-src 'self' ${themeScriptSource}`,
    // Dialogs and charts set sizes on elements; only attributes, never sheets.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...ownSocket, ...elsewhere].join(' ')}`,
    // Our own games at /play/; those of providers and the streams of an operator are on hosts of their own.
    "frame-src 'self' https:",
    "media-src 'self'",
  ].join('; ');
}

/**
 * Of a game's page, which is in a frame or on its own without the portal's storage: it has no origin, so that its own host is
 * named too.
 */
export function playPolicy({ nonce, host = '' }: Pick<PolicyParts, 'nonce' | 'host'>): string {
  // `http:` stands for `https:` too.
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

/** Of a brand's picture. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Of a whole address, for calls and for sockets; of a path none, since that is on the page's own host. */
function originsOf(address: string): string[] {
  if (!/^(https?|wss?):/.test(address)) return [];
  const { protocol, host } = new URL(address);
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  return isSecure ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}
