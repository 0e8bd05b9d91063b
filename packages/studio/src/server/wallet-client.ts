import { createHmac } from 'node:crypto';
import type { Clock } from '@maidan/betting';
import { z } from 'zod';

/** The studio's identity at the wallet it uses. */
export interface WalletTerms {
  readonly provider: string;
  /** Undefined until the house has created it. */
  readonly key: () => Promise<string | undefined>;
  /** Called each time: the address of the house's own wallet is known only once it listens. */
  readonly address: () => string;
}

export type WalletPath = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback';

export type WalletRefusal = { readonly status: 'refused'; readonly reason: string; readonly message: string };

/** Unknown: no answer, or one that cannot be understood. The call may have been carried out. */
export type WalletAnswer<Reply> =
  | Reply
  | WalletRefusal
  | { readonly status: 'unknown'; readonly why: string };

const points = z.string().regex(/^-?\d{1,15}\.\d{2}$/);
const refusal = z.object({ status: z.literal('refused'), reason: z.string(), message: z.string() });

export const authenticated = z.object({
  status: z.literal('ok'),
  session: z.string().min(1),
  player: z.string().min(1),
  name: z.string(),
  gameId: z.coerce.string(),
  pricePerPoint: z.coerce.number().positive(),
  isDemo: z.boolean().default(false),
  house: z.string().default(''),
  balance: points,
});
export const balanceRead = z.object({ status: z.literal('ok'), balance: points });
/** The reply to a bet, a win or a rollback, without fields that are not needed. */
export const callDone = z.object({ status: z.literal('ok'), balance: points.optional() });
export type CallDone = z.output<typeof callDone>;

export interface WalletClient {
  ask<Reply>(path: WalletPath, body: object, reply: z.ZodType<Reply>): Promise<WalletAnswer<Reply>>;
}

/** Short, since a player waits for the answer. */
const timeoutMs = 8_000;
const nonceBytes = 18;

export function createWalletClient(parts: {
  readonly terms: WalletTerms;
  readonly clock: Clock;
  readonly randomBytes: (length: number) => Uint8Array;
}): WalletClient {
  const { terms, clock, randomBytes } = parts;

  async function send(path: string, text: string): Promise<{ status: number; body: string }> {
    const key = await terms.key();
    if (key === undefined) throw new Error('the studio has no key yet');
    const timestamp = String(clock.now());
    const nonce = Buffer.from(randomBytes(nonceBytes)).toString('base64url');
    const giveUp = new AbortController();
    const cancel = clock.after(timeoutMs, () => giveUp.abort(new Error('the wallet did not answer in time')));
    try {
      const response = await fetch(`${terms.address()}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-provider': terms.provider,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signatureOf(key, { path, timestamp, nonce, body: text }),
        },
        body: text,
        redirect: 'error',
        signal: giveUp.signal,
      });
      return { status: response.status, body: await response.text() };
    } finally {
      cancel();
    }
  }

  return {
    async ask(path, body, reply) {
      try {
        const got = await send(`/wallet/v1/${path}`, JSON.stringify(body));
        if (got.status !== 200) return { status: 'unknown', why: `the wallet answered ${got.status}` };
        return z.union([reply, refusal]).parse(JSON.parse(got.body));
      } catch (error) {
        return { status: 'unknown', why: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

export function signatureOf(
  key: string,
  { path, timestamp, nonce, body }: { path: string; timestamp: string; nonce: string; body: string },
): string {
  return createHmac('sha256', key).update(`POST\n${path}\n${timestamp}\n${nonce}\n${body}`).digest('hex');
}
