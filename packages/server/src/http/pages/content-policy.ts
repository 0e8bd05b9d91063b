import { isHostShaped } from '@maidan/process/http/timeouts.ts';
import { themeScriptSource } from '../../brands/brand-page.ts';

export interface PolicyParts {
  readonly nonce: string;
  /** The requested host, where it is one of ours. */
  readonly host: string | undefined;
  readonly apiBase: string;
  readonly socketAddress: string;
  /** Origins of other hosts whose pages may frame this one. */
  readonly framedBy?: readonly string[];
  /** What its frames show, beside pages of its own host; where absent, it has no frames. */
  readonly frames?: readonly string[] | undefined;
}

/** What a page of ours may load and connect to. */
export function contentPolicy({
  nonce,
  host = '',
  apiBase,
  socketAddress,
  framedBy = [],
  frames,
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
    // The brand's sheet alone is inline. Scripts may set an element's style; an attribute written in HTML has no effect.
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src ${["'self'", ...ownSocket, ...elsewhere].join(' ')}`,
    // Our own games are at /play/; a provider's games and an operator's streams are on the hosts they were given with.
    `frame-src ${frames === undefined ? "'none'" : ["'self'", ...pageOrigins(frames)].join(' ')}`,
    "media-src 'self'",
  ].join('; ');
}

/**
 * The policy of a brand's picture, opened by its own address. An SVG has its styles in itself, and an operator's program may
 * write them as attributes, which no nonce or hash can name; with nothing else allowed they colour the picture and no more.
 */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Each origin once; none for a path, nor for an address that is no page's. */
const pageOrigins = (addresses: readonly string[]): string[] => [
  ...new Set(addresses.flatMap((address) => originsOf(address).slice(0, 1))),
];

/** The origins of a whole address, for calls and for sockets; none for a path, which is on the page's own host. */
function originsOf(address: string): string[] {
  if (!/^(https?|wss?):/.test(address)) return [];
  const { protocol, host } = new URL(address);
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  return isSecure ? [`https://${host}`, `wss://${host}`] : [`http://${host}`, `ws://${host}`];
}
