import type { IncomingHttpHeaders } from 'node:http';
import type { Brands } from '../brands/loaded-brand.ts';
import { isHostShaped } from './content-policy.ts';

interface AskedFrom {
  readonly headers: IncomingHttpHeaders;
  readonly host: string;
  readonly protocol: string;
}

interface Known {
  /** Where clients on other hosts reach the house; undefined: where they asked. */
  readonly publicUrl: string | undefined;
  readonly brands: Pick<Brands, 'ofHost'>;
}

/**
 * What stands before a path of ours in a reply, so that it leads to the house from wherever the client is: nothing for pages of
 * our own, which stay right behind any proxy, else the address that was asked, or the one set for it.
 */
export function publicAddress(asked: AskedFrom, { publicUrl, brands }: Known): string {
  const { host, protocol } = asked;
  if (isOwnPage(asked, brands)) return '';
  if (publicUrl !== undefined) return publicUrl;
  return isHostShaped(host) ? `${protocol}://${host}` : '';
}

/** A browser says where its page is from; other clients say nothing, and have no page to resolve a path by. */
function isOwnPage({ headers, host }: AskedFrom, brands: Known['brands']): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return true;
  const page = origin === undefined ? null : URL.parse(origin);
  if (page === null) return false;
  // A brand's portal may be set to call the house at a host of its own.
  return page.host === host || URL.parse(brands.ofHost(page.host)?.apiBase ?? '')?.host === host;
}
