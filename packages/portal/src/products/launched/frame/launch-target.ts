import type { Language } from '@maidan/contract/wire';
import { mainPath } from '../../../paths.ts';

/** A game shown in a frame of the page. */
export interface FramedGame {
  readonly src: string;
  readonly sandbox: string;
  /** The origin of its messages, as the browser reports it. */
  readonly origin: string;
  /** Whether it reports itself when it is ready; of others the page only knows that they have loaded. */
  readonly sendsReady: boolean;
}

export type LaunchTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'frame'; readonly game: FramedGame }
  | { readonly kind: 'refused' };

const ownGames = '/play/';
const alone = 'allow-scripts allow-forms';
/** The origin of messages from a frame without `allow-same-origin`. */
const opaqueOrigin = 'null';

/**
 * The target of the address that the house gave. On the portal's own origin a frame never gets
 * `allow-same-origin`: with scripts it could read the session and remove its own sandbox. On another origin
 * it needs that to use its own storage.
 */
export function launchTarget(
  url: string,
  portalOrigin: string,
  language: Language,
  secret: string,
): LaunchTarget {
  if (!URL.canParse(url, portalOrigin)) return { kind: 'refused' };
  const address = new URL(url, portalOrigin);
  const { origin, pathname, search, protocol } = address;
  if (!/^https?:$/.test(protocol)) return { kind: 'refused' };
  if (origin !== portalOrigin) {
    const sandbox = `${alone} allow-same-origin`;
    return { kind: 'frame', game: { src: address.href, sandbox, origin, sendsReady: false } };
  }
  if (pathname.startsWith(ownGames)) {
    address.searchParams.set('lang', language);
    // The portal's own bar has the title and the back button.
    address.searchParams.set('bar', 'portal');
    // A frame with an opaque origin has no storage. The hash is not sent to any server.
    address.hash += `&secret=${secret}`;
    const { href: src } = address;
    return { kind: 'frame', game: { src, sandbox: alone, origin: opaqueOrigin, sendsReady: true } };
  }
  return pathname.startsWith(`${mainPath}/`)
    ? { kind: 'page', path: `${pathname}${search}` }
    : { kind: 'refused' };
}

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

const key = 'tabSecret';
const secretBytes = 16;

/** Generated once for this tab, and kept until somebody signs in or out. It never leaves the browser. */
export function tabSecret(): string {
  const kept = sessionStorage.getItem(key);
  if (kept !== null) return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  sessionStorage.setItem(key, secret);
  return secret;
}
