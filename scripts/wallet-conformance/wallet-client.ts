import { createHmac, randomBytes } from 'node:crypto';

export interface WalletUnderTest {
  /** The base address of /wallet/v1. */
  readonly url: string;
  readonly provider: string;
  readonly key: string;
  readonly now: () => number;
}

/** Deliberate faults in a call. */
export interface Spoilt {
  readonly provider?: string;
  readonly key?: string;
  readonly timestamp?: number;
  readonly nonce?: string;
  /** A body sent in place of the one that was signed. */
  readonly sent?: string;
}

export interface WalletAnswer {
  readonly http: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface WalletClient {
  send(call: string, request: unknown, spoilt?: Spoilt): Promise<WalletAnswer>;
}

export const newNonce = (): string => randomBytes(18).toString('base64url');

export function createWalletClient(wallet: WalletUnderTest): WalletClient {
  return {
    async send(call, request, spoilt = {}) {
      const path = `/wallet/v1/${call}`;
      const text = typeof request === 'string' ? request : JSON.stringify(request);
      const timestamp = String(spoilt.timestamp ?? wallet.now());
      const nonce = spoilt.nonce ?? newNonce();
      const signed = `POST\n${path}\n${timestamp}\n${nonce}\n${text}`;
      const signature = createHmac('sha256', spoilt.key ?? wallet.key)
        .update(signed)
        .digest('hex');
      const response = await fetch(new URL(path, wallet.url), {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-provider': spoilt.provider ?? wallet.provider,
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signature,
        },
        body: spoilt.sent ?? text,
      });
      return { http: response.status, body: readBody(await response.text()) };
    },
  };
}

function readBody(text: string): WalletAnswer['body'] {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : { notAnObject: body };
  } catch {
    return { notJson: text.slice(0, 100) };
  }
}
