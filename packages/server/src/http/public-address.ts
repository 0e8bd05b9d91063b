import type { IncomingHttpHeaders } from 'node:http';
import type { Brands } from '../brands/loaded-brand.ts';

interface AskedFrom {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
  readonly protocol: string;
  /** Of the connection, as this machine has it. */
  readonly socket: { readonly localPort?: number | undefined };
}

interface Known {
  /** Where clients on other hosts reach the house; undefined for the brand's host that they asked. */
  readonly publicUrl: string | undefined;
  readonly brands: Pick<Brands, 'ofHost'>;
}

/**
 * The prefix of our paths in a reply, so that they reach the house from any client: nothing for our own pages, which works
 * behind any proxy, otherwise the configured address or the requested host of a brand. A Host header may name anything, so
 * another host is never repeated: the reply could be somebody else's, from a cache.
 */
export function publicAddress(asked: AskedFrom, { publicUrl, brands }: Known): string {
  if (isOwnPage(asked, brands)) return '';
  return publicUrl ?? ownAddress(asked, brands) ?? '';
}

function ownAddress({ host, protocol, socket }: AskedFrom, brands: Known['brands']): string | undefined {
  if (brands.ofHost(host) === undefined || !/^https?$/.test(protocol)) return undefined;
  const asked = URL.parse(`${protocol}://${host}`);
  // A port is part of the header too: it is the scheme's own, or the one that was connected to.
  const isKnown = asked?.port === '' || asked?.port === String(socket.localPort);
  return isKnown ? asked?.origin : undefined;
}

/** A browser sends the origin of its page; other clients send none, and have no page to resolve a path against. */
function isOwnPage({ headers, host }: AskedFrom, brands: Known['brands']): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return true;
  const page = origin === undefined ? null : URL.parse(origin);
  if (page === null) return false;
  // A brand's portal may be configured to call the house at another host.
  return page.host === host || URL.parse(brands.ofHost(page.host)?.apiBase ?? '')?.host === host;
}
