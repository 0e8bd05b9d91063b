import type { Envelope } from '@maidan/contract/wire';

export interface ReadReply {
  readonly refused: boolean;
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
  readonly refusal: unknown;
  readonly hasMore?: boolean | undefined;
}

/** Opens the house's envelope; undefined when the body is not one. */
export async function openEnvelope(body: unknown, token: string | undefined): Promise<ReadReply | undefined> {
  if (!isEnvelope(body)) return undefined;
  const { error, code, message, data, refusal, hasMore } = body;
  if (body.dataEncrupt !== 1 || typeof data !== 'string' || token === undefined) {
    return { refused: error, code, message, data, refusal, hasMore };
  }
  const { decryptReply } = await import('./decrypt-reply.ts');
  return { refused: error, code, message, data: await decryptReply(data, token), refusal, hasMore };
}

function isEnvelope(body: unknown): body is Envelope<unknown> {
  return typeof body === 'object' && body !== null && 'error' in body && 'code' in body;
}
