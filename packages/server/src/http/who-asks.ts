import type { Brands } from '../brands/loaded-brand.ts';
import type { WhoAsks } from '../live/rooms/serve-pages.ts';
import { bearerToken } from './bearer-token.ts';
import type { callLimits } from './limits/call-limits.ts';

/** For a public page: its token counts as in a call, and an unknown token, or one beyond the limit, gives no session. */
export const whoAsks =
  (limit: ReturnType<typeof callLimits>, brands: Brands): WhoAsks =>
  async (request) => {
    const token = bearerToken(request);
    if (token === undefined) return undefined;
    const brand = brands.ofHost(request.host)?.code;
    return (await limit({ token, needsSession: false, brand, address: request.ip }))?.session?.accountId;
  };
