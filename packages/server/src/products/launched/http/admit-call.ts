import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@maidan/betting';
import { addressKey, rateLimit } from '@maidan/process/limits/rate-limit.ts';
import type { Provider } from '../game-store.ts';

const tenSecondsMs = 10_000;
/** The limit of one provider, for all its players. */
const callsPerProvider = 10_000;
/** The limit of refused calls from one address: good calls do not count. */
const faultsPerAddress = 100;

export interface WalletHead {
  readonly provider: string | undefined;
  readonly timestamp: string | undefined;
  readonly nonce: string | undefined;
  readonly signature: string | undefined;
  readonly path: string;
  readonly address: string;
}

export type Admission =
  | { readonly ok: true; readonly provider: string }
  | { readonly ok: false; readonly status: 401 | 429; readonly why: string };

const fault = (why: string): Admission => ({ ok: false, status: 401, why });
const tooMany = (why: string): Admission => ({ ok: false, status: 429, why });

/** Checks the signature, the time and the nonce of a call, in that order, so that only the provider can use up its nonces. */
export function createAdmitCall(
  clock: Clock,
  findProvider: (name: string) => Promise<Provider | undefined>,
): (head: WalletHead, body: Uint8Array) => Promise<Admission> {
  const nonces = createUsedNonces(clock);
  const faults = rateLimit(clock, faultsPerAddress, tenSecondsMs);
  const calls = rateLimit(clock, callsPerProvider, tenSecondsMs);

  function check(found: Provider | undefined, head: WalletHead, body: Uint8Array): Admission {
    const { provider = '', timestamp = '', nonce = '', signature = '', path } = head;
    if (found === undefined) return fault('unknown provider');
    if (!isSignedBy(found.key, { path, timestamp, nonce, body }, signature)) return fault('bad signature');
    if (!/^\d{1,15}$/.test(timestamp)) return fault('bad timestamp');
    if (!/^[A-Za-z0-9_-]{16,64}$/.test(nonce)) return fault('bad nonce');
    if (!calls.take(provider)) return tooMany('too many calls');
    const freshness = nonces.take(provider, nonce, Number(timestamp));
    if (freshness === 'too-many') return tooMany('too many nonces');
    if (freshness !== 'fresh') return fault(freshness === 'old' ? 'bad timestamp' : 'nonce was used');
    return { ok: true, provider };
  }

  return async (head, body) => {
    const found = await findProvider(head.provider ?? '');
    const key = addressKey(head.address);
    // No await from here on: otherwise good calls that arrive together would count as refused until each is checked.
    if (!faults.take(key)) return tooMany('too many refused calls');
    const admission = check(found, head, body);
    if (admission.ok) faults.giveBack(key);
    return admission;
  };
}

export interface SignedCall {
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  /** The body as received, byte for byte. */
  readonly body: Uint8Array;
}

const signatureOf = (key: string, { path, timestamp, nonce, body }: SignedCall): Buffer =>
  createHmac('sha256', key).update(`POST\n${path}\n${timestamp}\n${nonce}\n`).update(body).digest();

/** The key is used as text, as the provider was given it. */
function isSignedBy(key: string, call: SignedCall, signature: string): boolean {
  if (!/^[0-9a-f]{64}$/i.test(signature)) return false;
  return timingSafeEqual(signatureOf(key, call), Buffer.from(signature, 'hex'));
}

/** How far a provider's clock may be from ours, either way. */
export const clockToleranceMs = 60_000;

export type Freshness = 'fresh' | 'old' | 'used' | 'too-many';

export interface UsedNonces {
  /** Uses up the nonce of a properly signed call. */
  take(provider: string, nonce: string, timestamp: number): Freshness;
}

/**
 * Nonces of calls whose time is still accepted; their number is limited, as a provider's calls are. They are in memory: a
 * call signed before this process started is too old, so that a nonce cannot be reused after a restart.
 */
export function createUsedNonces(clock: Clock, most = 200_000): UsedNonces {
  const startedAt = clock.now();
  const used = new Map<string, number>();
  let sweptAt = startedAt;

  function sweep(now: number): void {
    if (now - sweptAt < clockToleranceMs && used.size < most) return;
    sweptAt = now;
    for (const [key, timestamp] of used) if (now - timestamp > clockToleranceMs) used.delete(key);
  }

  return {
    take(provider, nonce, timestamp) {
      const now = clock.now();
      if (Math.abs(now - timestamp) > clockToleranceMs || timestamp < startedAt) return 'old';
      sweep(now);
      const key = `${provider}/${nonce}`;
      if (used.has(key)) return 'used';
      if (used.size >= most) return 'too-many';
      used.set(key, timestamp);
      return 'fresh';
    },
  };
}
