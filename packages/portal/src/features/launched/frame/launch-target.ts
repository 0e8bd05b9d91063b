import type { Language } from '@maidan/contract/wire';
import { mainPath } from '../../../api/paths.ts';

/** A game of another party, shown in a frame of the page. */
export interface FramedGame {
  readonly src: string;
  readonly sandbox: string;
  /** What its messages come from, as the browser says it. */
  readonly origin: string;
  /** It says itself when it is ready; of others the page hears only that they have loaded. */
  readonly saysReady: boolean;
}

export type LaunchTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'frame'; readonly game: FramedGame }
  | { readonly kind: 'refused' };

const ownGames = '/play/';
const alone = 'allow-scripts allow-forms';
/** A document that may not be of its own origin is of this one. */
const opaqueOrigin = 'null';

/**
 * Where the house's address leads. On the portal's own origin a frame never gets `allow-same-origin`: with scripts it could
 * read the session and take its own sandbox off. On another origin it needs that to keep its own storage.
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
    return { kind: 'frame', game: { src: address.href, sandbox, origin, saysReady: false } };
  }
  if (pathname.startsWith(ownGames)) {
    address.searchParams.set('lang', language);
    // The portal's own bar has the name and the way back.
    address.searchParams.set('bar', 'portal');
    // A frame of no origin keeps nothing itself. What stands here is not sent to any server.
    address.hash += `&secret=${secret}`;
    const { href: src } = address;
    return { kind: 'frame', game: { src, sandbox: alone, origin: opaqueOrigin, saysReady: true } };
  }
  return pathname.startsWith(`${mainPath}/`)
    ? { kind: 'page', path: `${pathname}${search}` }
    : { kind: 'refused' };
}
