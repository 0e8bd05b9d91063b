import { expect, test } from 'vitest';
import { httpTimeouts } from './timeouts.ts';

test.each([0.1, 0.3, 1, 5, 30, 3600])(
  'with %d seconds for a request, a late one is refused before its connection is closed',
  (seconds) => {
    const { connectionTimeout, http } = httpTimeouts(seconds);
    expect(http.requestTimeout + http.connectionsCheckingInterval).toBeLessThan(connectionTimeout);
    expect(http.headersTimeout).toBeLessThanOrEqual(http.requestTimeout);
  },
);
