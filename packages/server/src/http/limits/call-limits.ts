import type { Clock } from '@maidan/betting';
import type { Sessions } from '../../account/sessions.ts';
import type { SignedIn } from '../../account/signed-in.ts';
import { isDemoClient } from '../../brands/is-demo-client.ts';
import type { Brands } from '../../brands/loaded-brand.ts';
import { addressKey } from './address-key.ts';
import { rateLimit } from './rate-limit.ts';

export interface CallLimitParts {
  readonly sessions: Pick<Sessions, 'find' | 'known'>;
  readonly brands: Brands;
  readonly clock: Clock;
  readonly callsPerClient: number;
  readonly callsPerAddress: number;
}

export interface Asked {
  /** As sent; undefined when the call carries no authorization at all. */
  readonly token: string | undefined;
  readonly needsSession: boolean;
  /** The brand of the host that was asked. */
  readonly brand: string | undefined;
  readonly address: string;
}

export interface Admitted {
  readonly session: SignedIn | undefined;
  /** Whom the call is counted with. */
  readonly client: string;
}

const tenSecondsMs = 10_000;
const tokenShape = /^[\w-]{20,200}$/;

/**
 * Whether a call may be made, and the session it is made in; undefined when there were too many. Each of the three
 * sorts (a session's, a token's nobody has, nobody's) has an allowance of its own, so that whoever uses up one of them
 * behind a shared address takes nothing from the others.
 */
export function callLimits({ sessions, brands, clock, callsPerClient, callsPerAddress }: CallLimitParts) {
  const byClient = rateLimit(clock, callsPerClient, tenSecondsMs);
  const byAddress = rateLimit(clock, callsPerAddress, tenSecondsMs);
  const unsigned = rateLimit(clock, callsPerClient, tenSecondsMs);
  // Each costs a read of the database, and no client of ours sends any.
  const unknown = rateLimit(clock, Math.ceil(callsPerClient / 3), tenSecondsMs);

  function charged(session: SignedIn, address: string): string | undefined {
    const client = clientKey(session, address);
    return byClient.take(client) && byAddress.take(address) ? client : undefined;
  }

  /** The demo login is on the page for everybody: one visitor must not use up what all others have. */
  function clientKey(session: SignedIn, address: string): string {
    const { brand, accountId } = session;
    return isDemoClient(brands, session) ? `${brand}/${accountId}@${address}` : `${brand}/${accountId}`;
  }

  return async ({ token, needsSession, brand, ...from }: Asked): Promise<Admitted | undefined> => {
    const address = addressKey(from.address);
    const nobody: Admitted = { session: undefined, client: address };
    if (token === undefined && !needsSession) return unsigned.take(address) ? nobody : undefined;

    const known = token === undefined ? undefined : sessions.known(token);
    const client = known && charged(known, address);
    if (known !== undefined && client === undefined) return undefined;
    if (token !== undefined && client !== undefined) {
      return { session: await sessions.find(token, brand), client };
    }

    if (!unknown.take(address)) return undefined;
    if (token === undefined || !tokenShape.test(token)) return nobody;
    const session = await sessions.find(token, brand);
    if (session === undefined) return nobody;
    unknown.giveBack(address);
    const found = charged(session, address);
    return found === undefined ? undefined : { session, client: found };
  };
}
