import type { IncomingHttpHeaders } from 'node:http';
import type { Brands } from '../brands/loaded-brand.ts';
import { isHostShaped } from './pages/content-policy.ts';

interface AskedFrom {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
  readonly protocol: string;
}

interface Known {
  /** Where clients on other hosts reach the house; undefined for the host of their request. */
  readonly publicUrl: string | undefined;
  readonly brands: Pick<Brands, 'ofHost'>;
}

/**
 * The prefix of our paths in a reply, so that they reach the house from any client: nothing for our own pages, which works
 * behind any proxy, otherwise the requested address or the configured one.
 */
export function publicAddress(asked: AskedFrom, { publicUrl, brands }: Known): string {
  const { host, protocol } = asked;
  if (isOwnPage(asked, brands)) return '';
  if (publicUrl !== undefined) return publicUrl;
  return isHostShaped(host) ? `${protocol}://${host}` : '';
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
